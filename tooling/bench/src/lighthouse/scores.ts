export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Lighthouse's audits, by the names that everybody knows. */
export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof METRICS;
const METRIC_WIDTH = 6;

/** Out of a hundred. Performance depends on the machine: it is printed only. */
const TARGETS: Partial<Record<Category, number>> = {
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export type PageScores = {
  name: string;
  scores: ReadonlyMap<Category, number>;
  /** What the performance is made of, as Lighthouse writes it: `1.2 s`. */
  metrics: ReadonlyMap<Metric, string>;
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
  const names = Object.keys(METRICS) as Metric[];
  const line = (name: string, scores: readonly string[], metrics: readonly string[]) =>
    [
      name.padEnd(width),
      ...scores.map((score, at) => score.padStart(CATEGORIES[at]?.length ?? 0)),
      ...metrics.map((metric) => metric.padStart(METRIC_WIDTH)),
    ]
      .join('  ')
      .trimEnd();
  return [
    line('', CATEGORIES, names),
    ...rows.map(({ name, scores, metrics }) =>
      line(
        name,
        CATEGORIES.map((category) => String(scores.get(category))),
        names.map((metric) => metrics.get(metric) ?? ''),
      ),
    ),
  ].join('\n');
}
