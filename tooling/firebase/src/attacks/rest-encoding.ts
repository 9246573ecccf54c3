/** A server timestamp, like `serverTimestamp()`. */
export type ServerTime = { readonly isServerTime: true };
export const NOW: ServerTime = { isServerTime: true };

/** Adds to the stored number, like `increment()`. */
type Increment = { readonly increment: number };

type MapValue = { readonly map: Readonly<Record<string, Value>> };

/** A field's value, or a server-side transform. */
export type Value =
  | ServerTime
  | null
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | Increment
  | MapValue
  | readonly Value[];
export type Data = Readonly<Record<string, Value>>;

/** One write of a commit. `set` replaces the document, `update` changes the fields named. */
export type Write =
  { how: 'set' | 'update'; path: string; data: Data } | { how: 'delete'; path: string };

function isIncrement(value: Value): value is Increment {
  return typeof value === 'object' && value !== null && 'increment' in value;
}

function encodedNumber(value: number): unknown {
  // Like the SDK: whole numbers are stored as integers.
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

function encoded(value: Value): unknown {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return encodedNumber(value);
  if ('map' in value) {
    const fields = Object.entries(value.map).map(([key, claimed]) => [key, encoded(claimed)]);
    return { mapValue: { fields: Object.fromEntries(fields) as unknown } };
  }
  throw new Error('The server’s time and increments are no fields of their own.');
}

/** Encodes a write for Firestore's REST API. */
export function encodedWrite(write: Write, documents: string): object {
  const name = `${documents}/${write.path}`;
  if (write.how === 'delete') return { delete: name };
  const entries = Object.entries(write.data);
  const fields = entries.filter(([, value]) => value !== NOW && !isIncrement(value));
  const updateTransforms = entries.flatMap(([fieldPath, value]): object[] => {
    if (value === NOW) return [{ fieldPath, setToServerValue: 'REQUEST_TIME' }];
    return isIncrement(value) ? [{ fieldPath, increment: encodedNumber(value.increment) }] : [];
  });
  return {
    update: {
      name,
      fields: Object.fromEntries(fields.map(([key, value]) => [key, encoded(value)])),
    },
    updateTransforms,
    ...(write.how === 'update' && {
      updateMask: { fieldPaths: fields.map(([key]) => key) },
      currentDocument: { exists: true },
    }),
  };
}

/** Returns the stored fields of an old write: server timestamps become 1970. */
export function longAgo(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value === NOW ? new Date(0) : value]),
  );
}

/** An equality filter, as in a list of the user's own documents. */
export type Filter = { field: string; value: string };

export function encodedQuery(query: {
  collection: string;
  filter?: Filter;
  everywhere?: boolean;
  limit?: number;
}): object {
  const { collection, filter, everywhere = false, limit } = query;
  return {
    from: [{ collectionId: collection, allDescendants: everywhere }],
    ...(filter && {
      where: {
        fieldFilter: {
          field: { fieldPath: filter.field },
          op: 'EQUAL',
          value: encoded(filter.value),
        },
      },
    }),
    ...(limit && { limit }),
  };
}
