import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const SCENES = 'remotes/marketing/src/features/landing/scenes';
const APP = [
  ...['shared/ui', 'shared/transactions', 'remotes/dashboard', 'remotes/transfer'],
  ...['remotes/loan-cards-kyc', 'remotes/profile-dispute'],
];

/** The message files of the app in one language, in one string. */
function appTexts(file: string): string {
  return APP.flatMap((name) =>
    readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.split('/').at(-1) === file)
      .map((path) => readFileSync(join(ROOT, name, 'src', path), 'utf8')),
  ).join('\n');
}

describe.each(['messages.ts', 'messages.de.ts', 'messages.fr.ts'])('%s', (file) => {
  test('the scenes of the landing page use the words of the app', async () => {
    const { messages } = (await import(join(ROOT, SCENES, file))) as {
      messages: Record<string, string | readonly string[]>;
    };
    const texts = Object.values(messages).flat();
    expect(texts.length).toBeGreaterThan(30);
    const app = appTexts(file);
    expect(texts.filter((text) => !app.includes(`'${text}'`))).toEqual([]);
  });
});
