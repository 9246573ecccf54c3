import { parse } from '@swc/core';
import { readFile } from 'node:fs/promises';

/**
 * The paths that these sources link to with a string literal, sorted: `to="/Kyc"`, `{ to: '/Kyc' }` and
 * `navigate('/Kyc')`. Links within a remote may be computed; those to other remotes are literals.
 */
export async function extractLinks(files) {
  const paths = new Set();
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const options = { syntax: 'typescript', tsx: file.endsWith('x') };
    visit(await parse(await readFile(file, 'utf8'), options), paths);
  }
  return [...paths].sort();
}

function visit(node, paths) {
  if (typeof node !== 'object' || node === null) return;
  for (const text of literals(target(node))) {
    if (/^\/(?!\/)/.test(text)) paths.add(text.replace(/[?#].*$/, ''));
  }
  for (const child of Object.values(node)) visit(child, paths);
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
