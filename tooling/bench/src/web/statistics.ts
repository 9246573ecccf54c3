export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Returns the nearest-rank percentile; NaN for an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1);
  return sorted[at] ?? Number.NaN;
}

/** Formats a median with half of the range, as in `812 ±40`. */
export function withSpread(values: readonly number[]): string {
  const spread = (Math.max(...values) - Math.min(...values)) / 2;
  return `${Math.round(median(values))} ±${Math.round(spread)}`;
}

/** Formats a table with a header row, the first column left-aligned and the others right-aligned. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
