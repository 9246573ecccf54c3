import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom has not; Node's own will do. */
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

function refuseRequest(input) {
  const address = typeof input === 'object' && 'url' in input ? input.url : input;
  return Promise.reject(
    new Error(`A unit test makes no requests, and this one asked for ${address}`),
  );
}

/** jsdom reads files by its FileReader only. */
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

/** A page without a network: a test that fetches must say what it gets. */
export default class PageEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    this.global.fetch = refuseRequest;
    addArrayBuffer(this.global);
    // A page of the site is a secure context; jsdom's crypto has the random values only.
    if (!this.global.crypto.subtle) {
      Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
    }
  }
}
