import { brand } from '@bank/domain';
import { beforeEach, expect, test } from '@jest/globals';
import { tellPageFacts } from './page-facts';

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="of the landing page" />';
});

const content = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"]`)].map((element) =>
    element.getAttribute('content'),
  );
const canonical = () =>
  [...document.head.querySelectorAll('link[rel="canonical"]')].map((link) =>
    link.getAttribute('href'),
  );

test('a page that is listed says its description and its one address, each once', () => {
  tellPageFacts({ description: 'Who we are', listedAs: '/AboutUs' });
  tellPageFacts({ description: 'Who we are', listedAs: '/AboutUs' });
  expect(content('description')).toEqual(['Who we are']);
  expect(content('robots')).toEqual(['index, follow']);
  expect(canonical()).toEqual([`${window.location.origin}/AboutUs`]);
});

test('the page after it takes all of that back', () => {
  tellPageFacts({ description: 'Who we are', listedAs: '/AboutUs' });
  tellPageFacts({});
  expect(content('description')).toEqual([brand.description]);
  expect(content('robots')).toEqual(['noindex']);
  expect(canonical()).toEqual([]);
});

test('whoever is signed in is no search engine', () => {
  tellPageFacts({});
  tellPageFacts({ isPersonal: true });
  expect(content('robots')).toEqual([]);
  tellPageFacts({});
  expect(content('robots')).toEqual(['noindex']);
});
