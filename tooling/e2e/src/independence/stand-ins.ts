import { createHash } from 'node:crypto';

/** Entries that stand in for a remote's own: whole containers, as Module Federation knows them. */

function container(remote: string, get: string): string {
  const name = `bank_${remote.replaceAll('-', '_')}`;
  return `var ${name} = { init(scope) { this.scope = scope; }, async get() { ${get} } };`;
}

/** Its module throws while it is run. */
export function throwingAtImport(remote: string): string {
  return container(remote, `return () => { throw new Error('broken module'); };`);
}

/** Its module has none of the names of the contract. */
export function empty(remote: string): string {
  return container(remote, 'return () => ({});');
}

/** Made with the host's own `React` and remote-kit (`Kit`), of an app that runs `body` to draw itself. */
function appOf(remote: string, body: string): string {
  return container(
    remote,
    `const take = async (name) => (await Object.values(this.scope[name])[0].get())();
     const React = await take('react');
     const Kit = await take('@bank/remote-kit');
     const remote = Kit.createRemote(function App() { ${body} });
     return () => remote;`,
  );
}

/** Throws whenever it is drawn. */
export function throwingInRender(remote: string): string {
  return appOf(remote, `throw new Error('broken screen');`);
}

/** Draws a heading, and throws an error that nothing catches. */
export function throwingLater(remote: string): string {
  return appOf(
    remote,
    `React.useEffect(() => { setTimeout(() => { throw new Error('no account ada@example.com'); }); }, []);
     return React.createElement('h1', null, 'Still here');`,
  );
}

/** Never returns from its first render. */
export function loopingInRender(remote: string): string {
  return appOf(remote, `for (;;) performance.now();`);
}

/** Draws a heading. */
export function saying(remote: string, heading: string): string {
  return appOf(remote, `return React.createElement('h1', null, ${JSON.stringify(heading)});`);
}

/** Draws a heading and a field; while something stands in the field, it would be lost by leaving. */
export function asking(remote: string, heading: string): string {
  return appOf(
    remote,
    `const [text, setText] = React.useState('');
     Kit.useUnsavedChanges(text !== '');
     const onChange = (event) => setText(event.target.value);
     return React.createElement(React.Fragment, null,
       React.createElement('h1', null, ${JSON.stringify(heading)}),
       React.createElement('input', { 'aria-label': 'Note', value: text, onChange }));`,
  );
}

export function integrityOf(text: string | Buffer): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
