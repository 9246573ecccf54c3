import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** `table`: the title of its matrix. */
type Row = { table: string; row: string; cells: Record<string, boolean> };

/** One column per row of the matrix, one line per fault: ✓ passed, ✗ failed, · not reached. */
export function tableOf(rows: readonly Omit<Row, 'table'>[]): string {
  const faults = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  const width = Math.max(...faults.map((fault) => fault.length));
  const mark = (cell: boolean | undefined) => (cell === undefined ? '·' : cell ? '✓' : '✗');
  const names = rows.map(({ row }) => row).join('  ');
  const lines = faults.map((fault) => {
    const marks = rows.map(({ row, cells }) => mark(cells[fault]).padEnd(row.length));
    return `${fault.padEnd(width)}  ${marks.join('  ').trimEnd()}`;
  });
  const passed = rows.flatMap(({ cells }) => Object.values(cells)).filter(Boolean).length;
  const total = `${passed} of ${rows.length * faults.length} cells passed`;
  return [`${' '.repeat(width)}  ${names}`, ...lines, '', total].join('\n');
}

/** Prints the matrices of faults after the specs and writes them to CELLS_FILE. */
// eslint-disable-next-line import-x/no-default-export -- Playwright takes a reporter as the default export.
export default class CellsReporter implements Reporter {
  readonly #rows: Row[] = [];

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name === 'cells' && body) this.#rows.push(JSON.parse(body.toString()) as Row);
    }
  }

  onEnd(): void {
    if (this.#rows.length === 0) return;
    const rows = this.#rows.sort((a, b) => a.row.localeCompare(b.row));
    const titles = [...new Set(rows.map((row) => row.table))];
    const table = titles
      .map((title) => `${title}\n\n${tableOf(rows.filter((row) => row.table === title))}`)
      .join('\n\n');
    console.log(`\n${table}\n`);
    if (process.env.CELLS_FILE) writeFileSync(process.env.CELLS_FILE, `${table}\n`);
  }

  printsToStdio(): boolean {
    // Another reporter prints the individual tests.
    return false;
  }
}
