import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '@bank/release';
import type { EmulatorJars } from './emulator-jars';
import { withJava } from './java';
import { programEnvironment } from './run-program';

/**
 * The environment of an emulator run. The CLI keeps its settings, temporary files and locator file
 * in the run folder, isolated from other runs and from the developer's own login. Usage reports,
 * update checks and the message of the day are off.
 */
export async function cliEnvironment(
  folder: string,
  jars: EmulatorJars,
): Promise<NodeJS.ProcessEnv> {
  const settings = join(folder, 'cli');
  const temporary = join(folder, 'tmp');
  await mkdir(join(settings, 'configstore'), { recursive: true });
  await mkdir(temporary, { recursive: true });
  await writeJson(join(settings, 'configstore', 'firebase-tools.json'), {
    usage: false,
    motd: { fetched: Number.MAX_SAFE_INTEGER },
  });
  return programEnvironment({
    ...withJava(jars.java),
    ...jars.env,
    XDG_CONFIG_HOME: settings,
    // The Storage emulator keeps its files in the temporary folder, which two runs must not share.
    TMPDIR: temporary,
    NO_UPDATE_NOTIFIER: '1',
    // Requests between the emulators must not go through an internet proxy.
    NO_PROXY: 'localhost,127.0.0.1',
    no_proxy: 'localhost,127.0.0.1',
  });
}
