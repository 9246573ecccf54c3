type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function decodeValue(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('mapValue' in value) return decodeDocument(value.mapValue);
  if ('arrayValue' in value) {
    const { values } = isObject(value.arrayValue) ? value.arrayValue : {};
    return Array.isArray(values) ? values.map(decodeValue) : [];
  }
  // stringValue, booleanValue, doubleValue, nullValue, timestampValue: the value itself.
  return Object.values(value)[0];
}

/** The fields of a document as Firestore's REST API returns it; an unreadable one has no fields. */
export function decodeDocument(document: unknown): Fields {
  const { fields } = isObject(document) ? document : {};
  if (!isObject(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]),
  );
}
