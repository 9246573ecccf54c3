import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** Browser globals that jsdom lacks; Node's are used instead. */
const MISSING = [
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

/** jsdom has no `Blob.arrayBuffer`. */
function addArrayBuffer({ Blob, FileReader }) {
  Blob.prototype.arrayBuffer ??= function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
}

/** jsdom with what it lacks of a browser. */
export default class PageEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    addArrayBuffer(this.global);
    // The site is a secure context; jsdom's `crypto` has no `subtle`.
    if (!this.global.crypto.subtle) {
      Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
    }
  }
}
