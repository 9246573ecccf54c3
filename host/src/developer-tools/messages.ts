import { defineMessages, type Translation } from '@bank/i18n';

const english = {
  override: {
    label: 'Development version',
    text: (title: string, origin: string, until: string) =>
      `“${title}” is a development version from ${origin}, in this browser only, until ${until}.`,
    change: 'Change',
    end: 'Turn off',
  },
  preview: {
    label: 'Preview',
    text: (title: string, version: string, until: string) =>
      `You’re viewing a preview of “${title}” (version ${version}) in this tab only. The link expires on ${until}.`,
    refused: 'This preview link has expired or isn’t valid. You’re viewing the live version.',
    end: 'End preview',
  },
  panel: {
    title: 'Development versions',
    lead: (origins: string) =>
      `Load a remote from your own machine, in this browser only, for eight hours. Allowed origins: ${origins}`,
    use: (title: string) => `Use my version of ${title}`,
    entry: (title: string) => `Entry of ${title}`,
    notAllowed: 'Enter an address at one of the allowed origins.',
    apply: 'Apply',
    cancel: 'Cancel',
  },
  zones: {
    label: 'Owners of this page',
    host: 'Host',
    ownerless: 'no owner',
  },
} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
