import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/**
 * The Firestore emulator of an installed gcloud, found by resolving the symlink of its executable.
 */
export function findGcloudJar(path = process.env.PATH ?? ''): string | undefined {
  for (const folder of path.split(delimiter)) {
    const executable = join(folder, 'gcloud');
    if (!existsSync(executable)) continue;
    const jar = join(dirname(realpathSync(executable)), '..', JAR);
    if (existsSync(jar)) return jar;
  }
  return undefined;
}
