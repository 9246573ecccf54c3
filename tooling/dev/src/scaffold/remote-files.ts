/** The name and title of a new remote: `savings` → Savings, savings-goals → Savings goals. */
export type NewRemote = { name: string; title: string; path: string; order: number } & Team;

/** The team that owns the remote, and its contact. */
export type Team = { owner?: string | undefined; contact?: string | undefined };

export function describeRemote(name: string, order: number, team: Team): NewRemote {
  const words = name.replaceAll('-', ' ');
  return {
    name,
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    path: `/${name}`,
    order,
    ...team,
  };
}

function component({ name }: NewRemote): string {
  return `${name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())}Screen`;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function packageJson({ name, title }: NewRemote, versions: Versions): string {
  return json({
    name: `@bank/${name}`,
    version: '1.0.0',
    private: true,
    description: `${title}.`,
    scripts: { build: 'webpack' },
    dependencies: {
      '@bank/i18n': '1.0.0',
      '@bank/remote-kit': '1.0.0',
      '@bank/router': '1.0.0',
      '@bank/ui': '1.0.0',
      ...versions.of('react'),
    },
    devDependencies: {
      '@bank/testing': '1.0.0',
      '@bank/typescript': '1.0.0',
      '@bank/webpack': '1.0.0',
      ...versions.of('@jest/globals', '@types/react', 'webpack', 'webpack-cli'),
    },
  });
}

function manifest({ name, title, path, order, owner, contact }: NewRemote): string {
  return json({
    name,
    title,
    kind: 'primary',
    owner,
    contact,
    contract: '^1.0.0',
    routes: [{ path, title, access: 'customer' }],
    menu: [{ label: title, path, icon: 'document', order }],
    texts: { de: { [title]: title }, fr: { [title]: title } },
  });
}

/** The versions of the dependencies that the other remotes use. */
export type Versions = { of(...names: string[]): Record<string, string> };

/** All files of a new remote, by path. */
export function remoteFiles(remote: NewRemote, versions: Versions): Record<string, string> {
  const screen = component(remote);
  const folder = `src/features/${remote.name}`;
  const file = `${remote.name}-screen`;
  const texts = `  title: '${remote.title}',\n  lead: 'Nothing is here yet.',\n`;
  const translation = `import type { Messages } from './messages';\n\nexport const messages: Messages = {\n${texts}};\n`;
  return {
    'package.json': packageJson(remote, versions),
    'remote.json': manifest(remote),
    'tsconfig.json': json({ extends: '@bank/typescript/base.json', include: ['src'] }),
    'webpack.config.mjs': `import { remoteConfig } from '@bank/webpack/remote';

export default remoteConfig(import.meta.dirname);
`,
    'src/app.tsx': `import { createRemote } from '@bank/remote-kit';
import { Route, Routes } from '@bank/router';
import { ${screen} } from './features/${remote.name}/${file}';

function App() {
  return (
    <Routes>
      <Route path="${remote.path}" element={<${screen} />} />
    </Routes>
  );
}

const remote = createRemote(App);
export const { contractVersion, bootstrap, mount, update, unmount, prepare } = remote;
`,
    'src/messages.ts': `import { defineMessages, type Translation } from '@bank/i18n';

const english = {
${texts}} as const;

export type Messages = Translation<typeof english>;

export const messages = defineMessages(english, {
  de: () => import('./messages.de'),
  fr: () => import('./messages.fr'),
});
`,
    'src/messages.de.ts': translation.replace('Nothing is here yet.', 'Hier ist noch nichts.'),
    'src/messages.fr.ts': translation.replace('Nothing is here yet.', 'Il n’y a encore rien ici.'),
    [`${folder}/${file}.tsx`]: `import { PageHeading, Stack } from '@bank/ui';
import { messages } from '../../messages';

export function ${screen}() {
  return (
    <Stack>
      <PageHeading>{messages.title}</PageHeading>
      <p>{messages.lead}</p>
    </Stack>
  );
}
`,
    [`${folder}/${file}.test.tsx`]: `import { render, screen } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { ${screen} } from './${file}';

test('says what it is', () => {
  render(<${screen} />);
  expect(screen.getByRole('heading', { level: 1, name: '${remote.title}' })).toBeVisible();
});
`,
  };
}
