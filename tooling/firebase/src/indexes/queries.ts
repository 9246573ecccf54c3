import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type Order = { field: string; direction: 'ASCENDING' | 'DESCENDING' };

/** The parts of a query that determine its index. */
export type Query = {
  /** File and line. */
  at: string;
  collection: string;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  equal: string[];
  /** Fields with a range filter: any operator except equality. */
  ranged: string[];
  orders: Order[];
};

/** The requirements of one part of a query. */
type Part = Partial<Pick<Query, 'equal' | 'ranged' | 'orders'>>;

/** The document id, the last sort key of every query. */
export const NAME = '__name__';

/** Query constraints that need no index. */
const OTHER_PARTS = new Set([
  'limit',
  'limitToLast',
  'startAfter',
  'startAt',
  'endAt',
  'endBefore',
]);
const EQUALITIES = new Set(['==', 'in', 'array-contains', 'array-contains-any']);

/** Returns the source files below a folder, without tests, build output and installed packages. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function nameOfCall(node: ts.Node): string {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';
}

/** Returns every combination of the two lists, in order. */
function combined<T>(first: readonly T[][], second: readonly T[][]): T[][] {
  return first.flatMap((head) => second.map((tail) => [...head, ...tail]));
}

function unreadable(node: ts.Node): Error {
  return new Error(
    `"${node.getText()}" can't be parsed: write the constraints inside the query call`,
  );
}

function isDeclarationOf(name: string) {
  return (node: ts.Node): node is ts.VariableDeclaration =>
    ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name;
}

function descendants(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children.flatMap((child) => [child, ...descendants(child)]);
}

/** The values that `orders[sort]` may have: all values of the object `orders`, declared in the same file. */
function valuesOf({ expression: object }: ts.ElementAccessExpression): ts.Expression[] {
  const objects = ts.isElementAccessExpression(object) ? valuesOf(object) : [declared(object)];
  return objects.flatMap((value) => {
    if (!ts.isObjectLiteralExpression(value)) throw unreadable(object);
    return value.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) throw unreadable(property);
      return property.initializer;
    });
  });
}

function declared(node: ts.Expression): ts.Expression {
  const found = descendants(node.getSourceFile()).filter(isDeclarationOf(node.getText()));
  const [value, another] = found.map(({ initializer }) => initializer);
  if (!value || another) throw unreadable(node);
  return value;
}

function text(node: ts.Node | undefined): string {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (node && nameOfCall(node) === 'documentId') return NAME;
  throw new Error(`"${node?.getText() ?? ''}" can't be parsed: write it as a string literal`);
}

/** The possible directions of an order: both if a variable contains it. */
function directionsOf(direction: ts.Node | undefined): Order['direction'][] {
  if (!direction) return ['ASCENDING'];
  if (!ts.isStringLiteralLike(direction)) return ['ASCENDING', 'DESCENDING'];
  return [direction.text === 'desc' ? 'DESCENDING' : 'ASCENDING'];
}

/** Returns the possible requirements of a call. */
function partsOf(call: ts.CallExpression): Part[] {
  const name = nameOfCall(call);
  const [first, second] = call.arguments;
  if (name === 'where') {
    const kind = EQUALITIES.has(text(second)) ? 'equal' : 'ranged';
    return [{ [kind]: [text(first)] }];
  }
  if (name === 'orderBy') {
    const field = text(first);
    return directionsOf(second).map((direction) => ({ orders: [{ field, direction }] }));
  }
  if (OTHER_PARTS.has(name)) return [{}];
  throw new Error(`${name}(…) is unknown to this parser: add the index that it needs`);
}

/** Returns the possible values of an argument, each as a list of parts. A conditional expression has two. */
function waysOf(argument: ts.Expression): Part[][] {
  if (ts.isCallExpression(argument)) return partsOf(argument).map((part) => [part]);
  if (ts.isSpreadElement(argument) || ts.isParenthesizedExpression(argument))
    return waysOf(argument.expression);
  if (ts.isConditionalExpression(argument))
    return [...waysOf(argument.whenTrue), ...waysOf(argument.whenFalse)];
  if (ts.isArrayLiteralExpression(argument))
    return argument.elements.map(waysOf).reduce(combined, [[]]);
  if (ts.isElementAccessExpression(argument)) return valuesOf(argument).flatMap(waysOf);
  if (
    ts.isBinaryExpression(argument) &&
    argument.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  )
    return [...waysOf(argument.left), ...waysOf(argument.right)];
  throw unreadable(argument);
}

/** Returns every query that one call can create: each combination of its conditions, without duplicates. */
function readQueries(call: ts.CallExpression, at: string): Query[] {
  const [source, ...rest] = call.arguments;
  const kind = source ? nameOfCall(source) : '';
  if (!source || !ts.isCallExpression(source) || !/^collection(Group)?$/.test(kind))
    throw new Error('a query starts with collection(db, …) or collectionGroup(db, …)');
  const collection = text(source.arguments[1]);
  const scope = kind === 'collection' ? 'COLLECTION' : 'COLLECTION_GROUP';
  const queries = rest
    .map(waysOf)
    .reduce(combined, [[]])
    .map((parts): Query => ({
      at,
      collection,
      scope,
      equal: parts.flatMap(({ equal = [] }) => equal),
      ranged: parts.flatMap(({ ranged = [] }) => ranged),
      orders: parts.flatMap(({ orders = [] }) => orders),
    }));
  return [...new Map(queries.map((query) => [JSON.stringify(query), query])).values()];
}

/** The object literal that an expression is, or that it was declared as. */
function objectOf(node: ts.Expression): ts.ObjectLiteralExpression {
  const value = ts.isIdentifier(node) ? declared(node) : node;
  if (!ts.isObjectLiteralExpression(value)) throw unreadable(node);
  return value;
}

/** The values of an object literal by name, with those of spread literals. */
function propertiesOf(object: ts.ObjectLiteralExpression): Map<string, ts.Expression> {
  return new Map(
    object.properties.flatMap((property): [string, ts.Expression][] => {
      if (ts.isSpreadAssignment(property)) return [...propertiesOf(objectOf(property.expression))];
      const name = property.name?.getText() ?? '';
      if (ts.isShorthandPropertyAssignment(property)) return [[name, property.name]];
      if (ts.isPropertyAssignment(property)) return [[name, property.initializer]];
      throw unreadable(property);
    }),
  );
}

/** Returns the query of `fetchNewest`, which reads over REST. */
function readNewest(call: ts.CallExpression, at: string): Query {
  const [collection, options] = call.arguments;
  if (!options) throw unreadable(call);
  const properties = propertiesOf(objectOf(options));
  const newestBy = text(properties.get('newestBy'));
  const where = properties.get('where');
  return {
    ...{ at, collection: text(collection), scope: 'COLLECTION' },
    equal: where ? [text(propertiesOf(objectOf(where)).get('field'))] : [],
    ranged: properties.has('since') ? [newestBy] : [],
    orders: [{ field: newestBy, direction: 'DESCENDING' }],
  };
}

/** Returns the queries whose field `sumAmounts` filters and adds up. The query must sort by it, so that it is in the index. */
function readSum(call: ts.CallExpression, at: string): Query[] {
  const [target, summed] = call.arguments;
  const query = target && ts.isIdentifier(target) ? declared(target) : target;
  if (!query || !ts.isCallExpression(query)) throw unreadable(call);
  const field = text(summed);
  const queries = readQueries(query, at);
  if (queries.some(({ orders }) => !orders.some((order) => order.field === field)))
    throw new Error(`a sum of "${field}" needs it in the index: sort the query by it`);
  return queries.map((each) => ({ ...each, ranged: [...each.ranged, field] }));
}

/** How to read the queries of a call, by the name of the function. */
const READERS = new Map<string, (call: ts.CallExpression, at: string) => Query[]>([
  ['query', readQueries],
  ['sumAmounts', readSum],
  ['fetchNewest', (call, at) => [readNewest(call, at)]],
  ['fetchNewestUncached', (call, at) => [readNewest(call, at)]],
]);

/** Whether the statement declares one of these functions: its callers have the query. */
function isReader(statement: ts.Statement): boolean {
  return ts.isFunctionDeclaration(statement) && READERS.has(statement.name?.text ?? '');
}

/** Returns the queries of one source file. Throws for a query that cannot be parsed, whose index would be unknown. */
export function queriesIn(file: string, source = readFileSync(file, 'utf8')): Query[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const statements = parsed.statements.filter((statement) => !isReader(statement));
  return statements.flatMap(descendants).flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const read = READERS.get(nameOfCall(node));
    if (!read) return [];
    const at = `${file}:${parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    try {
      return read(node, at);
    } catch (error) {
      throw new Error(`${at}: ${(error as Error).message}`);
    }
  });
}
