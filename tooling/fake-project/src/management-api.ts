import * as v from 'valibot';
import { jsonOf, notFound, pageOf, type Route, route } from './api-server';

type RulesRelease = { name: string; rulesetName: string; createTime: string };

const Source = v.object({
  files: v.array(v.object({ name: v.string(), content: v.string() })),
});
const Ruleset = v.object({ source: Source });
const Release = v.object({ name: v.string(), rulesetName: v.string() });

/** The rules of Firestore's production mode, which a new project has. */
const CLOSED_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{document=**} {
    allow read, write: if false;
  }
}`;

/** Makes the Firestore emulator enforce these rules for a project. */
async function enforceRules(firestoreHost: string, projectId: string, content: string) {
  const response = await fetch(
    `http://${firestoreHost}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!response.ok) throw new Error(`The emulator refused the rules: ${await response.text()}`);
}

/**
 * Security rules: rulesets, and which one is released where. Any source passes the check. With an emulator,
 * it enforces the released rules of Firestore, at first those of production mode.
 */
export async function rulesApi(projectId: string, firestoreHost?: string) {
  const rulesets = new Map<string, v.InferOutput<typeof Source>>();
  const releases = new Map<string, RulesRelease>();
  const prefix = `projects/${projectId}/releases/`;

  const sourceOf = (rulesetName: string) =>
    rulesets
      .get(rulesetName)
      ?.files.map(({ content }) => content)
      .join('\n') ?? '';

  async function release({ name, rulesetName }: v.InferOutput<typeof Release>) {
    if (!rulesets.has(rulesetName)) throw notFound(rulesetName);
    // Followed by the database: `cloud.firestore/(default)`.
    if (firestoreHost && name.startsWith(`${prefix}cloud.firestore`)) {
      await enforceRules(firestoreHost, projectId, sourceOf(rulesetName));
    }
    const made = { name, rulesetName, createTime: new Date().toISOString() };
    releases.set(name, made);
    return made;
  }

  if (firestoreHost) await enforceRules(firestoreHost, projectId, CLOSED_RULES);

  const routes: Route[] = [
    route('POST', /^\/v1\/projects\/[^/]+:test$/, () => ({ issues: [] })),
    route('POST', /^\/v1\/projects\/[^/]+\/rulesets$/, (request) => {
      const name = `projects/${projectId}/rulesets/${rulesets.size + 1}`;
      rulesets.set(name, jsonOf(request, Ruleset).source);
      return { name };
    }),
    route('GET', /^\/v1\/(projects\/[^/]+\/rulesets\/[^/]+)$/, (_request, name = '') => {
      const source = rulesets.get(name);
      if (source) return { name, source };
      throw notFound(name);
    }),
    route('GET', /^\/v1\/projects\/[^/]+\/releases$/, ({ query }) =>
      pageOf([...releases.values()], 'releases', query),
    ),
    route('POST', /^\/v1\/projects\/[^/]+\/releases$/, (request) =>
      release(jsonOf(request, Release)),
    ),
    route('PATCH', /^\/v1\/(projects\/[^/]+\/releases\/.+)$/, (request, name = '') => {
      if (!releases.has(name)) throw notFound(name);
      return release(jsonOf(request, v.object({ release: Release })).release);
    }),
  ];

  return {
    routes,
    /** The live source, by service: `cloud.firestore`, `firebase.storage/<bucket>`. */
    live: (): Record<string, string> =>
      Object.fromEntries(
        [...releases.values()].map(({ name, rulesetName }) => [
          name.slice(prefix.length),
          sourceOf(rulesetName),
        ]),
      ),
  };
}

const Field = v.looseObject({ fieldPath: v.string(), order: v.optional(v.string()) });
const Index = v.looseObject({ queryScope: v.string(), fields: v.array(Field) });
/** The indexes of a single field, and whether its time ends the document's life. */
const FieldOverride = v.object({
  indexConfig: v.object({ indexes: v.array(v.looseObject({})) }),
  ttlConfig: v.optional(v.looseObject({})),
});

/** Firestore completes an index by the document's name, in the order of the last ordered field. */
function withName(fields: v.InferOutput<typeof Field>[]): object[] {
  if (fields.at(-1)?.fieldPath === '__name__') return fields;
  const order = fields.findLast((field) => field.order)?.order ?? 'ASCENDING';
  return [...fields, { fieldPath: '__name__', order }];
}

/** Firestore's database with its indexes, and Storage's default bucket. */
export function databaseRoutes(projectId: string): Route[] {
  const indexes: object[] = [];
  const overrides = new Map<string, object>();
  const database = `projects/${projectId}/databases/(default)`;
  return [
    route('GET', /^\/v1\/projects\/[^/]+\/databases\/\(default\)$/, () => ({
      name: database,
      type: 'FIRESTORE_NATIVE',
      databaseEdition: 'STANDARD',
      locationId: 'eur3',
    })),
    route('GET', /\/collectionGroups\/-\/indexes$/, () => ({ indexes })),
    route('GET', /\/collectionGroups\/-\/fields$/, () => ({ fields: [...overrides.values()] })),
    route('PATCH', /\/collectionGroups\/([^/]+)\/fields\/([^/]+)$/, (request, group, field) => {
      const name = `${database}/collectionGroups/${group}/fields/${field}`;
      const { indexConfig, ttlConfig } = jsonOf(request, FieldOverride);
      overrides.set(name, {
        name,
        indexConfig,
        ...(ttlConfig && { ttlConfig: { state: 'ACTIVE' } }),
      });
      return { name: `${name}/operations/1` };
    }),
    route('POST', /\/collectionGroups\/([^/]+)\/indexes$/, (request, group) => {
      const name = `${database}/collectionGroups/${group}/indexes/${indexes.length + 1}`;
      const { fields, ...index } = jsonOf(request, Index);
      indexes.push({ ...index, fields: withName(fields), name, state: 'READY' });
      return { name: `${database}/operations/${indexes.length}` };
    }),
    route('GET', /\/defaultBucket$/, () => ({
      bucket: { name: `projects/${projectId}/buckets/${projectId}.appspot.com` },
      location: 'eu',
    })),
  ];
}

/** The project itself: any token is accepted, every service is enabled, everything is permitted. */
export function projectRoutes(projectId: string, projectNumber: string): Route[] {
  const Permissions = v.object({ permissions: v.array(v.string()) });
  return [
    route('POST', /\/token$/, () => ({
      access_token: 'fake',
      expires_in: 3600,
      token_type: 'Bearer',
      scope: 'https://www.googleapis.com/auth/cloud-platform',
    })),
    route('GET', new RegExp(`^/v1beta1/projects/(?:${projectId}|${projectNumber})$`), () => ({
      projectId,
      projectNumber,
      displayName: projectId,
      resources: { hostingSite: projectId },
    })),
    route('POST', /:testIamPermissions$/, (request) => jsonOf(request, Permissions)),
    route('GET', /^\/v1\/projects\/[^/]+\/services\/[^/]+$/, () => ({ state: 'ENABLED' })),
  ];
}
