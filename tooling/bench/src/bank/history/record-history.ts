import { decodeDocument } from '@bank/contracts';
import type { Database } from '../read-snapshot';
import type { Fields } from '../snapshot';
import {
  type Commit,
  type Epoch,
  isModeled,
  isRecord,
  modeled,
  type Read,
  type State,
  type Write,
} from './history';

type Stored = { name: string; fields?: object; updateTime?: string };
type Row = { readTime?: string; found?: Stored; document?: Stored; missing?: string };
type Sent = {
  transaction?: string;
  writes?: { update?: Stored; updateMask?: object }[];
};
type Answer = { commitTime?: string; transaction?: string };

const REQUEST = /\/documents:(commit|batchGet|runQuery|beginTransaction)/;

/** Records all requests that read or write modeled documents, and the server's times of them. */
export class HistoryRecorder {
  readonly epochs: Epoch[] = [];
  readonly #fetch = globalThis.fetch;
  /** When transactions began, by their id: their reads show that time. */
  readonly #begun = new Map<string, number>();

  /** Records the requests of the SDK, too, which has no other hook. Returns the function that ends it. */
  install(): () => void {
    globalThis.fetch = (input, init) => this.#record(String(input), init);
    return () => {
      globalThis.fetch = this.#fetch;
    };
  }

  /** The database starts, or it has just been killed. */
  begin(): void {
    this.epochs.push({ initial: new Map(), beganAt: 0, reads: [], commits: new Set() });
  }

  /** What the database has at its start, before any client writes. */
  startsWith(state: State): void {
    const epoch = this.#epoch;
    epoch.initial = state;
    epoch.beganAt = epoch.reads.reduce((latest, { at }) => Math.max(latest, at), 0);
    const { save } = this.epochs.at(-2) ?? {};
    if (save) save.restored = state;
  }

  /** The database was saved; a later restart may restore that. */
  saved(began: number, ended: number): void {
    this.#epoch.save = { began, ended };
  }

  /** Reads the documents of commits without a response, because their versions show the commit times. */
  async readUnanswered({ host, projectId }: Database): Promise<void> {
    const root = `projects/${projectId}/databases/(default)/documents`;
    const open = [...this.#epoch.commits].filter(({ at }) => at === null);
    const paths = new Set(open.flatMap(({ writes }) => writes.map(({ path }) => path)));
    if (paths.size === 0) return;
    const response = await globalThis.fetch(`http://${host}/v1/${root}:batchGet`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ documents: [...paths].map((path) => `${root}/${path}`) }),
    });
    if (!response.ok) throw new Error(`batchGet answered ${response.status}`);
  }

  get #epoch(): Epoch {
    const epoch = this.epochs.at(-1);
    if (!epoch) throw new Error('The recorder has not begun.');
    return epoch;
  }

  async #record(url: string, init: RequestInit | undefined): Promise<Response> {
    const method = REQUEST.exec(url)?.[1];
    if (!method || typeof init?.body !== 'string') return this.#fetch(url, init);
    const epoch = this.#epoch;
    // The server returns null instead.
    const sent = JSON.parse(init.body.replaceAll('"NULL_VALUE"', 'null')) as Sent;
    const start = performance.now();
    const writes = method === 'commit' ? (sent.writes ?? []).flatMap(writeOf) : [];
    const commit: Commit = { start, end: Number.POSITIVE_INFINITY, at: null, writes };
    if (writes.length > 0) epoch.commits.add(commit);
    const response = await this.#fetch(url, init);
    const text = await response.text();
    const end = performance.now();
    if (!response.ok) {
      if (response.status < 500) epoch.commits.delete(commit);
    } else if (method === 'commit') {
      commit.at = microseconds((JSON.parse(text) as Answer).commitTime);
      commit.end = end;
    } else if (method === 'beginTransaction') {
      this.#begun.set((JSON.parse(text) as Answer).transaction ?? '', start);
    } else {
      const began = this.#begun.get(sent.transaction ?? '') ?? start;
      for (const row of JSON.parse(text) as Row[]) {
        const read = readOf(row, began, end);
        // A query for records would be most of the history.
        if (read && !(method === 'runQuery' && isRecord(read.path))) epoch.reads.push(read);
      }
    }
    return new Response(text, { status: response.status, headers: response.headers });
  }
}

function readOf(
  { found, document, missing, readTime }: Row,
  start: number,
  end: number,
): Read | null {
  const stored = found ?? document;
  const path = pathOf(stored?.name ?? missing ?? '');
  if (!isModeled(path)) return null;
  const version = stored ? microseconds(stored.updateTime) : 0;
  const fields = stored ? modeled(path, decodeDocument(stored)) : null;
  return { start, end, at: microseconds(readTime), path, version, fields };
}

function writeOf({ update, updateMask }: { update?: Stored; updateMask?: object }): Write[] {
  const path = pathOf(update?.name ?? '');
  if (!isModeled(path)) return [];
  const fields: Fields = modeled(path, decodeDocument(update));
  return [{ path, fields, isUpdate: updateMask !== undefined }];
}

function pathOf(name: string): string {
  return name.slice(name.indexOf('/documents/') + '/documents/'.length);
}

/** The emulator returns six digits, or fewer if the last ones are zero. */
function microseconds(time = ''): number {
  const [seconds = '', fraction = ''] = time.replace('Z', '').split('.');
  return Date.parse(`${seconds}Z`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}
