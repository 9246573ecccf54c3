// Unit tests have no network: a test must mock `fetch`.
globalThis.fetch = (input) => {
  const address = typeof input === 'object' && 'url' in input ? input.url : input;
  return Promise.reject(new Error(`Unit tests have no network: mock the request for ${address}`));
};
