import { brand } from '@bank/domain';
import { beforeEach, expect, test } from '@jest/globals';
import { updateDocumentHead } from './document-head';

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

test('sets description and canonical link of an indexed page, each once', () => {
  updateDocumentHead({ description: 'Who we are', canonicalPath: '/AboutUs' });
  updateDocumentHead({ description: 'Who we are', canonicalPath: '/AboutUs' });
  expect(content('description')).toEqual(['Who we are']);
  expect(content('robots')).toEqual(['index, follow']);
  expect(canonical()).toEqual([`${window.location.origin}/AboutUs`]);
});

test('resets the head on a page that is not indexed', () => {
  updateDocumentHead({ description: 'Who we are', canonicalPath: '/AboutUs' });
  updateDocumentHead({});
  expect(content('description')).toEqual([brand.description]);
  expect(content('robots')).toEqual(['noindex']);
  expect(canonical()).toEqual([]);
});

test('sets no robots tag for signed-in users', () => {
  updateDocumentHead({});
  updateDocumentHead({ isPersonal: true });
  expect(content('robots')).toEqual([]);
  updateDocumentHead({});
  expect(content('robots')).toEqual(['noindex']);
});
