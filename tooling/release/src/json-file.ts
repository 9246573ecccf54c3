import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { CommandError } from './command-error';

/** Reads and validates a JSON file. The CommandError names the file and each invalid key. */
export async function readJson<T extends v.GenericSchema>(
  file: string,
  schema: T,
  remedy: string,
): Promise<v.InferOutput<T>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} is missing.`, remedy);
  });
  const result = v.safeParse(schema, parse(file, text));
  if (result.success) return result.output;
  const issues = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`,
  );
  throw new CommandError(`${file} is invalid: ${issues.join('; ')}.`, remedy);
}

/** Returns a value as indented JSON. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes a value as indented JSON. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, jsonText(value));
}

/** Replaces a JSON file atomically: concurrent readers get the old or the new content, never a part. */
export async function replaceJson(file: string, value: unknown): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  await writeJson(part, value);
  await rename(part, file);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${(error as Error).message}`, 'Correct the file.');
  }
}
