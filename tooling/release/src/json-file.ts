import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { CommandError } from './command-error';

/** Reads a JSON file and checks its shape; the problem names the file and each wrong key. */
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
  throw new CommandError(`${file} is not what it should be: ${issues.join('; ')}.`, remedy);
}

/** A value as JSON that people can read. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes a value as JSON that people can read. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, jsonText(value));
}

/** The same for a file that others read meanwhile: they get the old content or the new one, whole. */
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
