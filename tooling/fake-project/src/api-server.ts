import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import * as v from 'valibot';

export type ApiRequest = {
  method: string;
  /** Decoded, without the query. */
  path: string;
  query: URLSearchParams;
  body: Buffer;
};

/** Answers a request, given the capturing groups of its path. */
type Answer = (request: ApiRequest, ...parts: string[]) => unknown;

export type Route = { method: string; path: RegExp; answer: Answer };

export function route(method: string, path: RegExp, answer: Answer): Route {
  return { method, path, answer };
}

/** An error as Google's APIs report it. */
export class ApiError extends Error {
  constructor(
    readonly code: number,
    readonly status: string,
    message: string,
  ) {
    super(message);
  }
}

export function notFound(what: string): ApiError {
  return new ApiError(404, 'NOT_FOUND', `${what} was not found.`);
}

export function failedPrecondition(message: string): ApiError {
  return new ApiError(400, 'FAILED_PRECONDITION', message);
}

/** The JSON body of a request; refuses one of another shape. */
export function jsonOf<T extends v.GenericSchema>(
  { body }: ApiRequest,
  schema: T,
): v.InferOutput<T> {
  const result = v.safeParse(schema, JSON.parse(body.toString() || '{}'));
  if (result.success) return result.output;
  throw new ApiError(400, 'INVALID_ARGUMENT', v.summarize(result.issues));
}

// Small on purpose: a client that ignores nextPageToken does not get far.
const PAGE_SIZE = 20;

/** One page of a list, as `{ [key]: items, nextPageToken }`. */
export function pageOf(items: readonly unknown[], key: string, query: URLSearchParams): object {
  const from = Number(query.get('pageToken') ?? 0);
  const to = from + Math.min(Number(query.get('pageSize') ?? PAGE_SIZE) || PAGE_SIZE, PAGE_SIZE);
  return {
    [key]: items.slice(from, to),
    ...(to < items.length && { nextPageToken: String(to) }),
  };
}

function answerTo(routes: readonly Route[], request: ApiRequest): unknown {
  for (const { method, path, answer } of routes) {
    const match = method === request.method && path.exec(request.path);
    if (match) return answer(request, ...match.slice(1));
  }
  throw notFound(`${request.method} ${request.path}`);
}

async function read(message: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://localhost');
  return {
    method: message.method ?? 'GET',
    path: decodeURIComponent(pathname),
    query: searchParams,
    body: Buffer.concat(chunks),
  };
}

function sendJson(response: ServerResponse, code: number, value: unknown): void {
  response.writeHead(code, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

/** Requests for documents, which a Firestore emulator answers instead of the routes. */
const DOCUMENTS = /^\/v1\/projects\/[^/]+\/databases\/[^/]+\/documents/;

function forward(message: IncomingMessage, response: ServerResponse, host: string): void {
  const { method, url, headers } = message;
  const onward = httpRequest(`http://${host}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  message.pipe(onward);
}

/**
 * Serves the routes as JSON. `admit` sees every request first: false breaks its connection, as a
 * lost network does. Requests for documents go to the Firestore emulator at `firestoreHost`.
 */
export function apiServer(
  routes: readonly Route[],
  admit: (request: ApiRequest) => Promise<boolean>,
  firestoreHost?: string,
): Server {
  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const request = await read(message);
    if (!(await admit(request))) {
      message.socket.destroy();
      return;
    }
    try {
      sendJson(response, 200, await answerTo(routes, request));
    } catch (error) {
      const { code, status } =
        error instanceof ApiError ? error : { code: 500, status: 'INTERNAL' };
      sendJson(response, code, { error: { code, status, message: String(error) } });
    }
  };
  return createServer((message, response) => {
    const isDocument = firestoreHost !== undefined && DOCUMENTS.test(message.url ?? '');
    if (isDocument) forward(message, response, firestoreHost);
    else void handle(message, response);
  });
}
