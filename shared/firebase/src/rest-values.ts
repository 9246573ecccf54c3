/** A field value of the Firestore REST API: an object whose only key names the type. */
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

/** Decodes a document's fields to what the SDK returns; a timestamp has only `toDate`. */
export function readFields(fields: RestFields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, readValue(value)]));
}
