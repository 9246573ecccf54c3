export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Out of a hundred. Performance depends on the machine: it is printed only. */
const TARGETS: Partial<Record<Category, number>> = {
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export type PageScores = {
  name: string;
  scores: ReadonlyMap<Category, number>;
  /** What Lighthouse found wrong, by its title. */
  failures: readonly string[];
};

/** What is below its target, a line each, with what Lighthouse found wrong on the page. */
export function belowTarget({ name, scores, failures }: PageScores): string[] {
  return CATEGORIES.flatMap((category) => {
    const target = TARGETS[category] ?? 0;
    const score = scores.get(category) ?? 0;
    return score < target
      ? [`${name}: ${category} ${score} instead of ${target} (${failures.join('; ')})`]
      : [];
  });
}

/** The scores as a table for people. */
export function scoreTable(rows: readonly PageScores[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell, at) => cell.padStart(CATEGORIES[at]?.length ?? 0))]
      .join('  ')
      .trimEnd();
  return [
    line('', CATEGORIES),
    ...rows.map(({ name, scores }) =>
      line(
        name,
        CATEGORIES.map((category) => String(scores.get(category))),
      ),
    ),
  ].join('\n');
}
