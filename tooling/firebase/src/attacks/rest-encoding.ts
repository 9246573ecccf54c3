/** The server's own time, as `serverTimestamp()` asks for it. */
export type ServerTime = { readonly isServerTime: true };
export const NOW: ServerTime = { isServerTime: true };

/** Adds to what stands stored, as `increment()` does. */
type Increment = { readonly increment: number };

type MapValue = { readonly map: Readonly<Record<string, Value>> };

/** Whatever a document's field can hold, and what a write can ask the server to fill in. */
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
  // As the browser's SDK does it: a whole number is stored as an integer.
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

/** A write as the database's REST interface takes it. */
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

/** A write's fields as they stand stored when it was made long ago. */
export function longAgo(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value === NOW ? new Date(0) : value]),
  );
}

/** One equality, as every list of one's own has it. */
export type Filter = { field: string; value: string };

export function encodedQuery(query: {
  collection: string;
  filter?: Filter;
  everywhere?: boolean;
}): object {
  const { collection, filter, everywhere = false } = query;
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
  };
}
