import { parse } from '@swc/core';
import { readFile } from 'node:fs/promises';

/**
 * The paths in these sources, sorted. `routes`: of every `<Route path="…">`. `links`: those that a string
 * literal links to: `to="/Kyc"`, `{ to: '/Kyc' }` and `navigate('/Kyc')`. Links within a remote may be
 * computed; those to other remotes are literals.
 */
export async function extractPaths(files) {
  const found = { routes: new Set(), links: new Set() };
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const options = { syntax: 'typescript', tsx: file.endsWith('x') };
    visit(await parse(await readFile(file, 'utf8'), options), found);
  }
  return { routes: [...found.routes].sort(), links: [...found.links].sort() };
}

function visit(node, found) {
  if (typeof node !== 'object' || node === null) return;
  const route = routePath(node);
  if (route !== undefined) found.routes.add(route);
  for (const text of literals(target(node))) {
    if (/^\/(?!\/)/.test(text)) found.links.add(text.replace(/[?#].*$/, ''));
  }
  for (const child of Object.values(node)) visit(child, found);
}

/** The literal path of a `<Route>`. */
function routePath(node) {
  if (node.type !== 'JSXOpeningElement' || node.name.value !== 'Route') return undefined;
  const path = node.attributes.find((attribute) => attribute.name?.value === 'path');
  return path?.value?.type === 'StringLiteral' ? path.value.value : undefined;
}

/** The expression that says where a link leads. */
function target(node) {
  switch (node.type) {
    case 'JSXAttribute':
      return node.name.value === 'to' ? node.value : null;
    case 'KeyValueProperty':
      return node.key.value === 'to' ? node.value : null;
    case 'CallExpression':
      return node.callee.value === 'navigate' ? node.arguments[0]?.expression : null;
  }
  return null;
}

function literals(expression) {
  switch (expression?.type) {
    case 'StringLiteral':
      return [expression.value];
    case 'JSXExpressionContainer':
      return literals(expression.expression);
    case 'ConditionalExpression':
      return [...literals(expression.consequent), ...literals(expression.alternate)];
  }
  return [];
}
