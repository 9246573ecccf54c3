import { parse } from '@swc/core';
import { readFile } from 'node:fs/promises';

/** The paths of every `<Route path="…">` in these sources, sorted. */
export async function extractRoutes(files) {
  const paths = new Set();
  for (const file of files.filter((name) => name.endsWith('.tsx'))) {
    const tree = await parse(await readFile(file, 'utf8'), { syntax: 'typescript', tsx: true });
    visit(tree, paths);
  }
  return [...paths].sort();
}

function visit(node, paths) {
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'JSXOpeningElement' && node.name.value === 'Route') {
    const path = node.attributes.find((attribute) => attribute.name?.value === 'path');
    if (path?.value?.type === 'StringLiteral') paths.add(path.value.value);
  }
  for (const child of Object.values(node)) visit(child, paths);
}
