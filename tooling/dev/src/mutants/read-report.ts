import * as v from 'valibot';

const position = v.object({ line: v.number(), column: v.number() });

const reportSchema = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          mutatorName: v.string(),
          replacement: v.string(),
          status: v.string(),
          location: v.object({ start: position, end: position }),
        }),
      ),
    }),
  ),
});

/** The result of one mutant. */
export type MutantResult = {
  /** The mutated file, relative to the root of the repository. */
  file: string;
  line: number;
  /** The change, as named in the lists of survivors: it stays the same when lines move. */
  name: string;
  /** The source of the whole file with this change. */
  mutated: string;
  result: 'killed' | 'timeout' | 'survived';
};

const RESULTS: Readonly<Record<string, MutantResult['result']>> = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'survived',
};

const MAX_NAME = 100;

/** The text on one line, without its middle if it is long. */
function abbreviated(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_NAME) return line;
  return `${line.slice(0, MAX_NAME / 2)}…${line.slice(-MAX_NAME / 2)}`;
}

/** Reads Stryker's JSON report. Mutants with which no test file loads are invalid, and left out. */
export function readReport(json: string): MutantResult[] {
  const { files } = v.parse(reportSchema, JSON.parse(json));
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    const offset = ({ line, column }: v.InferOutput<typeof position>) =>
      lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, column - 1);
    return mutants.flatMap(({ replacement, status, location }) => {
      const result = RESULTS[status];
      if (!result) return [];
      const [start, end] = [offset(location.start), offset(location.end)];
      return {
        file,
        line: location.start.line,
        name: `${abbreviated(source.slice(start, end))} → ${abbreviated(replacement)}`,
        mutated: source.slice(0, start) + replacement + source.slice(end),
        result,
      };
    });
  });
}
