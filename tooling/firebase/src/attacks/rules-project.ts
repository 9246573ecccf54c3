import { clearDocuments, loadRules } from '../seed/emulators';
import { nowInSeconds } from '../testing/session';
import { encodedQuery, encodedWrite, type Data, type Filter, type Write } from './rest-encoding';

/** A user with token claims; `null` is a visitor. */
export type Person = { uid: string; email?: string; claims?: Data } | null;

/** A request to the database. */
export type Request =
  | { how: 'commit'; writes: readonly Write[] }
  | { how: 'get'; path: string }
  | {
      how: 'list' | 'count';
      collection: string;
      filter?: Filter;
      everywhere?: boolean;
      limit?: number;
    };

/** Allowed, with the response body; or denied, with the emulator's message about the evaluated rules. */
export type Answer = { isAllowed: true; body: string } | { isAllowed: false; message: string };

/** A node of the emulator's coverage report: an expression of the rules and its values. */
export type CoverageNode = {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: unknown[];
  children?: CoverageNode[];
};

const JSON_BODY = { 'content-type': 'application/json' };

/** The audience of all tokens; the emulator accepts it for every project. */
export const AUDIENCE = 'demo-fernhill';

function base64(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

/** Returns an unsigned token, which the emulator accepts, of a session that has just begun. */
function tokenOf({ uid, email, claims }: NonNullable<Person>): string {
  const auth_time = nowInSeconds();
  const token = { sub: uid, aud: AUDIENCE, auth_time, ...(email && { email }), ...claims };
  return `${base64({ alg: 'none' })}.${base64(token)}.`;
}

/**
 * An emulator project with its own rules. Requests use the REST API, like an attacker
 * who bypasses the SDK and its checks.
 */
export class RulesProject {
  readonly #api: string;
  readonly #documents: string;
  readonly #admin: string;
  readonly #project: { projectId: string; firestoreHost: string };

  constructor(projectId: string, host = process.env['FIRESTORE_EMULATOR_HOST']) {
    if (!host) throw new Error('FIRESTORE_EMULATOR_HOST must name the emulator as host:port.');
    this.#documents = `projects/${projectId}/databases/(default)/documents`;
    this.#api = `http://${host}/v1/${this.#documents}`;
    this.#admin = `http://${host}/emulator/v1/projects/${projectId}`;
    this.#project = { projectId, firestoreHost: host };
  }

  /** Loads rules, which also resets the coverage. */
  load(source: string): Promise<void> {
    return loadRules(this.#project, source);
  }

  /** Sets and deletes documents, bypassing the rules. */
  async put(
    documents: Readonly<Record<string, Data>>,
    erased: readonly string[] = [],
  ): Promise<void> {
    const writes: Write[] = [
      ...Object.entries(documents).map(([path, data]) => ({ how: 'set' as const, path, data })),
      ...erased.map((path) => ({ how: 'delete' as const, path })),
    ];
    const encoded = writes.map((write) => encodedWrite(write, this.#documents));
    const answer = await this.#send(`${this.#api}:commit`, { writes: encoded }, 'owner');
    if (!answer.isAllowed) throw new Error(answer.message);
  }

  ask(person: Person, request: Request): Promise<Answer> {
    const token = person ? tokenOf(person) : undefined;
    if (request.how === 'get') return this.#send(`${this.#api}/${request.path}`, undefined, token);
    if (request.how === 'commit') {
      const writes = request.writes.map((write) => encodedWrite(write, this.#documents));
      return this.#send(`${this.#api}:commit`, { writes }, token);
    }
    const structuredQuery = encodedQuery(request);
    if (request.how === 'list')
      return this.#send(`${this.#api}:runQuery`, { structuredQuery }, token);
    const counted = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] };
    return this.#send(
      `${this.#api}:runAggregationQuery`,
      { structuredAggregationQuery: counted },
      token,
    );
  }

  /** Deletes every document. */
  clear(): Promise<void> {
    return clearDocuments(this.#project);
  }

  /** Returns the path of every document, bypassing the rules. */
  async paths(): Promise<string[]> {
    const owner = { headers: { ...JSON_BODY, authorization: 'Bearer owner' } };
    const listed = await fetch(`${this.#api}:listCollectionIds`, {
      ...owner,
      method: 'POST',
      body: JSON.stringify({ pageSize: 100 }),
    });
    const { collectionIds = [] } = (await listed.json()) as { collectionIds?: string[] };
    const documents = collectionIds.map(async (name) => {
      const response = await fetch(`${this.#api}/${name}?pageSize=1000`, owner);
      return ((await response.json()) as { documents?: { name: string }[] }).documents ?? [];
    });
    return (await Promise.all(documents)).flat().map(({ name }) => {
      return name.slice(this.#documents.length + 1);
    });
  }

  /** Returns the coverage report of the loaded rules. */
  async coverage(): Promise<CoverageNode[]> {
    const response = await fetch(`${this.#admin}:ruleCoverage`);
    return ((await response.json()) as { report: CoverageNode[] }).report;
  }

  async #send(url: string, body: object | undefined, token: string | undefined): Promise<Answer> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { ...JSON_BODY, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // A 404 response means that the get was allowed.
    if (response.ok || (response.status === 404 && !body)) return { isAllowed: true, body: text };
    if (response.status !== 403) throw new Error(`${response.status} from ${url}: ${text}`);
    return { isAllowed: false, message: messageIn(text) };
  }
}

/** Returns the message of an error response; queries return it in an array. */
function messageIn(text: string): string {
  const parsed = JSON.parse(text) as
    { error: { message: string } } | { error: { message: string } }[];
  const { error } = Array.isArray(parsed) ? (parsed[0] ?? { error: { message: '' } }) : parsed;
  return error.message;
}
