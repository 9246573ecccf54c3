import type { RemoteOutline } from '@bank/contracts';

/** A remote's title, routes and menu with `texts` in place of the English ones; what has none stays. */
export function translateOutline(
  outline: RemoteOutline,
  texts: Readonly<Record<string, string>>,
): RemoteOutline {
  const say = (english: string) =>
    (Object.hasOwn(texts, english) ? texts[english] : null) ?? english;
  return {
    ...outline,
    title: say(outline.title),
    routes: outline.routes.map(({ description, ...route }) => ({
      ...route,
      title: say(route.title),
      ...(description !== undefined && { description: say(description) }),
    })),
    menu: outline.menu.map((entry) => ({ ...entry, label: say(entry.label) })),
  };
}
