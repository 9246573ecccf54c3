import { brand, team } from '@bank/domain';

/** Returns the structured data (JSON-LD) about the bank for search engines. */
export function structuredData(origin: string): string {
  const bank = { '@id': `${origin}/#bank` };
  const graph = [
    {
      '@type': 'Organization',
      ...bank,
      name: brand.name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      slogan: brand.tagline,
      description: brand.description,
      disambiguatingDescription: brand.demonstration,
      email: brand.supportEmail,
      employee: team.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: brand.name,
      url: `${origin}/`,
      inLanguage: 'en',
      publisher: bank,
    },
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // Escaped, so that the data can't close its script element.
  return json.replaceAll('<', '\\u003c');
}
