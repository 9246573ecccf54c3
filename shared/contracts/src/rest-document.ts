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
  // stringValue, booleanValue, doubleValue, nullValue and timestampValue need no conversion.
  return Object.values(value)[0];
}

/** Decodes the fields of a document from the Firestore REST API; none if it is malformed. */
export function decodeDocument(document: unknown): Fields {
  const { fields } = isObject(document) ? document : {};
  if (!isObject(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]),
  );
}
