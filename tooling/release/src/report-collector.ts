import { appendFile, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import * as v from 'valibot';

const Name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const Of = { remote: Name, version: Name, role: Name };
const ReportSchema = v.variant('kind', [
  v.object({ kind: v.literal('failure'), ...Of, error: Name }),
  v.object({ kind: v.literal('timing'), ...Of, ms: v.pipe(v.number(), v.minValue(0)) }),
]);

/** What a browser tells of one remote (host/src/federation/report-error.ts). */
export type RemoteReport = v.InferOutput<typeof ReportSchema>;

const LONGEST = 2_000;

function parse(text: string): RemoteReport | null {
  try {
    const report = v.safeParse(ReportSchema, JSON.parse(text));
    return report.success ? report.output : null;
  } catch {
    return null;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST) return '';
  }
  return text;
}

/** The reports that were kept in `file`, one a line. */
export async function keptReports(file: string): Promise<RemoteReport[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .map(parse)
    .filter((report) => report !== null);
}

/**
 * Serves the address that browsers send reports to, keeps them in `file` one a line, and hands each
 * on. What is no report is refused. Port 0 takes any that is free.
 */
export async function collectReports(
  port: number,
  file: string,
  take: (report: RemoteReport) => Promise<unknown>,
): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const report = request.method === 'POST' ? parse(await bodyOf(request)) : null;
      if (!report) return 400;
      await appendFile(file, `${JSON.stringify(report)}\n`);
      await take(report);
      return 204;
    };
    answer().then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}
