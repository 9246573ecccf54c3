import { use } from 'react';
import type { RegistryState } from '../federation/live-registry';
import type { Substitutes } from '../federation/substitutes';
import { OverrideBanner, PreviewBanner } from './development-banner';
import { OverridePanel } from './override-panel';
import { ZoneOutline } from './zone-outline';

type Props = {
  registry: RegistryState;
  substitutes: Promise<Substitutes> | null;
  origins: readonly string[];
  isPanelOpen: boolean;
  areZonesShown: boolean;
  onClosePanel(): void;
};

/** The developer tools: banners, override panel and zone outline. */
export function DeveloperTools(props: Props) {
  const { registry, substitutes, origins, isPanelOpen, areZonesShown, onClosePanel } = props;
  const { overrides = [], previews } = (substitutes && use(substitutes)) ?? {};
  const active = overrides.filter(({ isOff }) => !isOff);
  return (
    <>
      {active.length > 0 && <OverrideBanner overrides={active} registry={registry} />}
      {previews && registry.status === 'ready' && (
        <PreviewBanner registry={registry} previews={previews()} />
      )}
      {isPanelOpen && registry.status === 'ready' && (
        <OverridePanel
          registry={registry}
          overrides={overrides}
          origins={origins}
          onClose={onClosePanel}
        />
      )}
      {areZonesShown && <ZoneOutline registry={registry} />}
    </>
  );
}
