import type { RemoteSummary } from '@bank/contracts';

/** Translates a remote's title, routes and menu. Texts without a translation stay English. */
export function translateSummary(
  summary: RemoteSummary,
  texts: Readonly<Record<string, string>>,
): RemoteSummary {
  const translate = (english: string) =>
    (Object.hasOwn(texts, english) ? texts[english] : null) ?? english;
  return {
    ...summary,
    title: translate(summary.title),
    routes: summary.routes.map(({ description, ...route }) => ({
      ...route,
      title: translate(route.title),
      ...(description !== undefined && { description: translate(description) }),
    })),
    menu: summary.menu.map((entry) => ({ ...entry, label: translate(entry.label) })),
  };
}
