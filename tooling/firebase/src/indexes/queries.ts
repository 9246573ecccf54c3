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

/** Returns the queries of one source file. Throws for a query that cannot be parsed, whose index would be unknown. */
export function queriesIn(file: string, source = readFileSync(file, 'utf8')): Query[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Query[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && nameOfCall(node) === 'query') {
      const at = `${file}:${parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      try {
        found.push(...readQueries(node, at));
      } catch (error) {
        throw new Error(`${at}: ${(error as Error).message}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
