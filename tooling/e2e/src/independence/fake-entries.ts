import { createHash } from 'node:crypto';

/** Fake remote entries: complete Module Federation containers. */

function container(remote: string, get: string): string {
  const name = `bank_${remote.replaceAll('-', '_')}`;
  return `var ${name} = { init(scope) { this.scope = scope; }, async get() { ${get} } };`;
}

/** Its module throws on evaluation. */
export function throwingAtImport(remote: string): string {
  return container(remote, `return () => { throw new Error('broken module'); };`);
}

/** Its module lacks the exports of the contract. */
export function empty(remote: string): string {
  return container(remote, 'return () => ({});');
}

/** An app with the render function `body`, made with the host's `React` and remote-kit (`Kit`). */
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

/** Throws on every render. */
export function throwingInRender(remote: string): string {
  return appOf(remote, `throw new Error('broken screen');`);
}

function failingLater(remote: string, statement: string): string {
  return appOf(
    remote,
    `React.useEffect(() => { setTimeout(() => { ${statement} }); }, []);
     return React.createElement('h1', null, 'Still here');`,
  );
}

/** Renders a heading, then throws an uncaught error. */
export function throwingLater(remote: string): string {
  return failingLater(remote, `throw new Error('no account ada@example.com');`);
}

/** Renders a heading, then rejects a promise that has no handler. */
export function rejectingLater(remote: string): string {
  return failingLater(remote, `void Promise.reject(new Error('no account ada@example.com'));`);
}

/** An infinite loop in the first render. */
export function loopingInRender(remote: string): string {
  return appOf(remote, `for (;;) performance.now();`);
}

/** Renders a heading. */
export function showingHeading(remote: string, heading: string): string {
  return appOf(remote, `return React.createElement('h1', null, ${JSON.stringify(heading)});`);
}

/** Renders a heading and a field; text in the field counts as unsaved changes. */
export function showingForm(remote: string, heading: string): string {
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
