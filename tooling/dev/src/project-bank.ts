import { resolve } from 'node:path';
import {
  type Bank,
  hostingSites,
  openRegistry,
  CommandError,
  type Project,
  projectKeys,
  readFirebaseConfig,
  readProject,
  readVariables,
} from '@bank/release';
import { ROOT } from './paths';

/**
 * Opens the Firebase project named by a file, relative to the root of the repository, and by the
 * environment.
 * `environment` is empty for a second project in addition to the one of the environment.
 */
export async function openProject(
  file = '.env',
  environment: NodeJS.ProcessEnv = process.env,
): Promise<{ project: Project; bank: Bank }> {
  const variables = await readVariables(resolve(ROOT, file), environment);
  const project = readProject(variables);
  const { projectId, siteId, originOf, apiKey, debugToken } = project;
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = variables;
  const config = await readFirebaseConfig(ROOT);
  const bank: Bank = {
    keys: projectKeys(variables),
    sites: hostingSites({ projectId, siteId, originOf, config }),
    registry: openRegistry({
      projectId,
      apiKey,
      debugToken,
      ...(auth && firestore && { emulators: { auth, firestore } }),
      account() {
        const { RELEASE_EMAIL: email, RELEASE_PASSWORD: password } = variables;
        if (email && password) return { email, password };
        throw new CommandError(
          'RELEASE_EMAIL or RELEASE_PASSWORD is not set.',
          'Set them to the account of the person or pipeline that releases.',
        );
      },
    }),
  };
  return { project, bank };
}
