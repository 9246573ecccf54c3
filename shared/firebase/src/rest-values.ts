/** A field as Firestore's REST interface writes it: one key, which names the type. */
type RestValue = Readonly<Record<string, unknown>>;
type RestFields = Readonly<Record<string, RestValue>>;

function readValue(value: RestValue): unknown {
  const [[type, content] = ['nullValue', null]] = Object.entries(value);
  switch (type) {
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'timestampValue':
      return { toDate: () => new Date(String(content)) };
    case 'mapValue':
      return readFields((content as { fields?: RestFields }).fields);
    case 'arrayValue':
      return ((content as { values?: RestValue[] }).values ?? []).map(readValue);
    default:
      return content;
  }
}

/** A document's fields as the SDK would give them; of a timestamp nothing but `toDate`. */
export function readFields(fields: RestFields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readValue(value)]));
}
