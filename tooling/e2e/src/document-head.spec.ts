import { brand } from '@bank/domain';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { newCustomer, openAs } from './fixtures/users';
import { test, UNKNOWN_PAGE } from './fixtures/test';

const content = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).getAttribute('content');

/** Width and height from a PNG header. */
function sizeOf(png: Buffer): [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function fetchImage(request: APIRequestContext, url: string): Promise<Buffer> {
  const response = await request.get(url);
  expect(response.headers()['content-type']).toBe('image/png');
  return response.body();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared link has a title, a description and a preview image', async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto('/');
    expect(await page.content()).not.toContain('%ORIGIN%');
    const property = (name: string) => content(page, `meta[property="og:${name}"]`);
    expect(await property('title')).toBe(`${brand.name}: ${brand.tagline}`);
    expect(await property('description')).toBe(brand.description);
    expect(await property('url')).toBe(`${baseURL}/`);
    expect(await property('image:alt')).toBeTruthy();
    const image = await fetchImage(request, (await property('image')) ?? '');
    expect(sizeOf(image)).toEqual([1200, 630]);
    expect(await content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  });
});

test('search engines get structured data about the organization', async ({ page, baseURL }) => {
  await page.goto('/');
  const block = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(block ?? '') as { '@graph': Record<string, unknown>[] };
  expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(data['@graph'][0]).toMatchObject({
    url: `${baseURL}/`,
    disambiguatingDescription: brand.demonstration,
  });
});

test('each public page has a description and a canonical URL; other pages are not indexed', async ({
  page,
  baseURL,
}) => {
  const descriptions = new Set<string | null>();
  const listed = ['/', '/AboutUs', '/SignIn', '/SignUp', '/Forget-password'];
  for (const path of listed) {
    await page.goto(path.toLowerCase());
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}${path}`,
    );
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /^index/);
    await expect(page.locator('head meta[name=description]')).toHaveCount(1);
    descriptions.add(await content(page, 'meta[name=description]'));
  }
  expect(descriptions.size).toBe(listed.length);
  for (const text of descriptions) expect(text?.length).toBeGreaterThan(50);
  await page.goto(UNKNOWN_PAGE);
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // Customer pages must be checked as a customer sees them.
  await openAs(page, await newCustomer(), '/loan');
  await expect(page.getByRole('heading', { level: 1, name: 'Loan' })).toBeVisible();
  await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
});

test('every icon has its declared size', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toMatch(/^application\/(manifest\+)?json/);
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: brand.name, start_url: '/DashBoard' });
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png')) {
    expect(sizeOf(await fetchImage(request, src)).join('x')).toBe(sizes);
  }
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(sizeOf(await fetchImage(request, touch ?? ''))).toEqual([180, 180]);
  for (const icon of await page.locator('link[rel=icon]').all()) {
    const width = await icon.evaluate(async (link: HTMLLinkElement) => {
      const image = new Image();
      image.src = link.href;
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
  }
});

test('robots.txt and the sitemap name this site', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots.split('\n')[0]).toBe('User-agent: *');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>[^<]+<\/loc>/g)).toContain(`<loc>${baseURL}/AboutUs</loc>`);
});
