import type { RemoteOutline } from '@bank/contracts';

/** Translates a remote's title, routes and menu. Texts without a translation stay English. */
export function translateSummary(
  outline: RemoteOutline,
  texts: Readonly<Record<string, string>>,
): RemoteOutline {
  const translate = (english: string) =>
    (Object.hasOwn(texts, english) ? texts[english] : null) ?? english;
  return {
    ...outline,
    title: translate(outline.title),
    routes: outline.routes.map(({ description, ...route }) => ({
      ...route,
      title: translate(route.title),
      ...(description !== undefined && { description: translate(description) }),
    })),
    menu: outline.menu.map((entry) => ({ ...entry, label: translate(entry.label) })),
  };
}
