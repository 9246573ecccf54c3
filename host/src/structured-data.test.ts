import { brand } from '@bank/domain';
import { expect, test } from '@jest/globals';
import { structuredData } from './structured-data';

test('contains the bank and its site, escaped for a script element', () => {
  const json = structuredData('https://bank.example/</script>');
  expect(json).not.toContain('<');
  const data = JSON.parse(json) as { '@graph': { name: string; url: string }[] };
  expect(data['@graph'].map(({ name }) => name)).toEqual([brand.name, brand.name]);
  expect(data['@graph'][0]?.url).toBe('https://bank.example/</script>/');
});
