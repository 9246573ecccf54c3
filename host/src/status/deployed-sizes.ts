import * as v from 'valibot';

const Bytes = v.pipe(v.number(), v.minValue(0));
const StatusSchema = v.object({
  remotes: v.array(
    v.object({ name: v.string(), sizes: v.nullable(v.object({ entry: Bytes, total: Bytes })) }),
  ),
});

/** What a remote's files weigh, compressed, in bytes: its entry, and everything that it may load. */
export type Sizes = { entry: number; total: number };

/** Where the registry's site says what is live, for machines. */
export function statusUrlOf(registryUrl: string): string {
  return new URL('status.json', registryUrl).href;
}

/** The sizes of the live versions, by remote; none where the registry's site does not tell. */
export async function fetchSizes(url: string, signal: AbortSignal): Promise<Map<string, Sizes>> {
  const response = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal });
  const status = v.parse(StatusSchema, await response.json());
  return new Map(status.remotes.flatMap(({ name, sizes }) => (sizes ? [[name, sizes]] : [])));
}
