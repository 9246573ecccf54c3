import { createHash } from 'node:crypto';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, getDoc, setLogLevel, type DocumentData, type Firestore } from 'firebase/firestore';
import { EMULATOR_ADMIN_HEADERS, loadRules, putDocuments, type Fields } from '../seed/emulators';
import { emailOf } from './accounts';
import { FIRESTORE_RULES, rulesOfBlockAlone } from './rule-blocks';
import { nowInSeconds } from './session';

/** The project that sign-in tokens are for. */
const AUDIENCE = 'demo-fernhill';

/** A project of its own, so that no other suite on the same emulator sees these rules or documents. */
const PROJECT = 'demo-fernhill-rules';

export type RulesUnderTest = {
  /** The database for a user without a confirmed address, in a new session. */
  as(uid: string): Firestore;
  /** The same with a confirmed address. */
  asConfirmed(uid: string): Firestore;
  /** The same without a confirmed address, in a session that began at this time, in seconds since 1970. */
  since(uid: string, signedInAt: number, isConfirmed?: boolean): Firestore;
  visitor(): Firestore;
  /** Writes documents, bypassing the rules. */
  put(path: string, fields: Fields): Promise<void>;
  /** Reads documents, bypassing the rules. */
  read(path: string): Promise<DocumentData | undefined>;
  /** The same with all match blocks open except the named one, in its own project. */
  alone(rule: string): Promise<RulesUnderTest>;
  stop(): Promise<void>;
};

/** The address of an emulator. Throws an error that names the variable if it is missing. */
export function emulatorAt(variable: string): { host: string; port: number } {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) throw new Error(`${variable} must name the emulator as host:port.`);
  return { host, port: Number(port) };
}

// The two typings name one and the same object: rules-unit-testing still declares the older one.
function database(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** The document that names the rules of a project. */
const LOADED_RULES = 'loadedRules/current';

/** Whether these rules were loaded into a project. */
async function hasRules(projectId: string, hash: string): Promise<boolean> {
  const { host, port } = emulatorAt('FIRESTORE_EMULATOR_HOST');
  const path = `projects/${projectId}/databases/(default)/documents/${LOADED_RULES}`;
  const response = await fetch(`http://${host}:${port}/v1/${path}`, {
    headers: EMULATOR_ADMIN_HEADERS,
  });
  return (await response.text()).includes(hash);
}

/** Loads rules into a project unless it has them: the emulator takes long to compile them. */
async function load(projectId: string, source: string): Promise<RulesTestEnvironment> {
  const firestore = emulatorAt('FIRESTORE_EMULATOR_HOST');
  const hash = createHash('sha256').update(source).digest('hex');
  if (!(await hasRules(projectId, hash))) {
    const database = { projectId, firestoreHost: `${firestore.host}:${firestore.port}` };
    await loadRules(database, source);
    await putDocuments(database, [{ path: LOADED_RULES, fields: { hash } }]);
  }
  return initializeTestEnvironment({ projectId, firestore });
}

async function start(projectId: string, source: string): Promise<Omit<RulesUnderTest, 'alone'>> {
  const { host, port } = emulatorAt('FIRESTORE_EMULATOR_HOST');
  const environment = await load(projectId, source);
  const databases = new Map<string, Firestore>();
  const visitor = database(environment.unauthenticatedContext());
  let admin: Promise<Firestore> | undefined;

  /** One connection for all reads: opening one costs more than a read. */
  function openAdminDatabase(): Promise<Firestore> {
    return new Promise((resolve, reject) => {
      environment
        .withSecurityRulesDisabled((context) => {
          resolve(database(context));
          // Keeps the context until `cleanup`.
          return new Promise(() => undefined);
        })
        .catch(reject);
    });
  }

  function since(uid: string, auth_time: number, email_verified = false): Firestore {
    const token = { email: emailOf(uid), email_verified, aud: AUDIENCE, auth_time };
    return database(environment.authenticatedContext(uid, token));
  }

  function databaseOf(uid: string, isConfirmed: boolean): Firestore {
    const key = `${uid} ${isConfirmed}`;
    const known = databases.get(key) ?? since(uid, nowInSeconds(), isConfirmed);
    databases.set(key, known);
    return known;
  }

  return {
    since,
    as: (uid) => databaseOf(uid, false),
    asConfirmed: (uid) => databaseOf(uid, true),
    visitor: () => visitor,
    put: (path, fields) =>
      putDocuments({ projectId, firestoreHost: `${host}:${port}` }, [{ path, fields }]),
    async read(path) {
      admin ??= openAdminDatabase();
      return (await getDoc(doc(await admin, path))).data();
    },
    stop: () => environment.cleanup(),
  };
}

/** Loads the product's rules into a new project, or into the given one, which no other suite may use. */
export async function startRules(project = PROJECT): Promise<RulesUnderTest> {
  setLogLevel('silent');
  const whole = await start(project, FIRESTORE_RULES);
  const blocks = new Map<string, Promise<RulesUnderTest>>();

  async function startAlone(rule: string): Promise<RulesUnderTest> {
    const block = await start(`${project}-${rule.toLowerCase()}`, rulesOfBlockAlone(rule));
    return { ...block, alone };
  }

  function alone(rule: string): Promise<RulesUnderTest> {
    const started = blocks.get(rule) ?? startAlone(rule);
    blocks.set(rule, started);
    return started;
  }

  return {
    ...whole,
    alone,
    async stop() {
      for (const block of blocks.values()) await (await block).stop();
      await whole.stop();
    },
  };
}
