import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '@bank/release';
import type { EmulatorJars } from './emulator-jars';
import { withJava } from './java';
import { programEnvironment } from './run-program';

/**
 * The environment of an emulator run: the CLI keeps its settings, its temporary files and its
 * locator inside the run folder, apart from any other run and from the person's own login; it
 * reports no usage, looks for no updates and fetches no message of the day.
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
    // The Storage emulator keeps its files in the temporary folder; two runs must not share it.
    TMPDIR: temporary,
    NO_UPDATE_NOTIFIER: '1',
    // A proxy for the internet has no business between the emulators.
    NO_PROXY: 'localhost,127.0.0.1',
    no_proxy: 'localhost,127.0.0.1',
  });
}
