export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Lighthouse's audits by their common names. */
export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof METRICS;
const METRIC_WIDTH = 6;

/** Scores out of 100. Performance depends on the machine, so it is only printed. */
const TARGETS: Partial<Record<Category, number>> = {
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export type PageScores = {
  name: string;
  scores: ReadonlyMap<Category, number>;
  /** Display values of the performance metrics, such as `1.2 s`. */
  metrics: ReadonlyMap<Metric, string>;
  /** The titles of failed audits. */
  failures: readonly string[];
};

/** Returns the scores below their target, one per line, with the failed audits. */
export function belowTarget({ name, scores, failures }: PageScores): string[] {
  return CATEGORIES.flatMap((category) => {
    const target = TARGETS[category] ?? 0;
    const score = scores.get(category) ?? 0;
    return score < target
      ? [`${name}: ${category} ${score} instead of ${target} (${failures.join('; ')})`]
      : [];
  });
}

/** Formats the scores as a table. */
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
