import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../paths';
import type { MutantResult } from './read-report';

function compilerOptions(file: string): ts.CompilerOptions {
  const config = join(ROOT, 'tooling/typescript', `${isTooling(file) ? 'node-' : ''}base.json`);
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile) as { config: object };
  return ts.parseJsonConfigFileContent({ ...json, files: [] }, ts.sys, dirname(config)).options;
}

const isTooling = (file: string) => file.startsWith('tooling/');

/**
 * Returns the mutants that compile. `npm run typecheck` finds the others, which the unit tests cannot,
 * because they run without types.
 */
export function withoutCompileErrors(mutants: readonly MutantResult[]): MutantResult[] {
  const [first] = mutants;
  if (!first) return [];
  const versions = new Map<string, { version: number; text: string }>();
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => compilerOptions(first.file),
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...new Set(mutants.map(({ file }) => join(ROOT, file)))],
    getScriptVersion: (path) => String(versions.get(path)?.version ?? 0),
    getScriptSnapshot(path) {
      const text = versions.get(path)?.text ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath ? { realpath: ts.sys.realpath } : {}),
  };
  const service = ts.createLanguageService(host);
  let version = 0;
  const replace = (path: string, text: string) => versions.set(path, { version: ++version, text });
  return mutants.filter(({ file, mutated }) => {
    const path = join(ROOT, file);
    const source = ts.sys.readFile(path) ?? '';
    replace(path, mutated);
    const errors = [
      ...service.getSyntacticDiagnostics(path),
      ...service.getSemanticDiagnostics(path),
    ];
    replace(path, source);
    return errors.length === 0;
  });
}
