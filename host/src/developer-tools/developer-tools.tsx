import type { RegistryState } from '../federation/live-registry';
import type { Override } from '../federation/override';
import { OverrideBanner, PreviewBanner } from './development-banner';
import { OverridePanel } from './override-panel';
import { ZoneOutline } from './zone-outline';

type Props = {
  registry: RegistryState;
  overrides: readonly Override[];
  origins: readonly string[];
  showsPanel: boolean;
  showsZones: boolean;
  onClosePanel(): void;
};

/** What developers see beside the page: banners, the panel of overrides, the outline of zones. */
export function DeveloperTools(props: Props) {
  const { registry, overrides, origins, showsPanel, showsZones, onClosePanel } = props;
  const active = overrides.filter(({ isOff }) => !isOff);
  return (
    <>
      {active.length > 0 && <OverrideBanner overrides={active} registry={registry} />}
      <PreviewBanner registry={registry} />
      {showsPanel && registry.status === 'ready' && (
        <OverridePanel
          registry={registry}
          overrides={overrides}
          origins={origins}
          onClose={onClosePanel}
        />
      )}
      {showsZones && <ZoneOutline registry={registry} />}
    </>
  );
}
