import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { readJson } from './json-file';
import { CommandError } from './command-error';

const run = promisify(execFile);

/** The SBOM of the monorepo exceeds Node's default limit of 1 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

const Component = v.looseObject({ 'bom-ref': v.string() });

const NpmSbom = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  metadata: v.object({ component: Component }),
  components: v.array(Component),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.array(v.string()) })),
});

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.looseObject({
      name: v.optional(v.string()),
      devDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});

type Component = v.InferOutput<typeof Component>;

/** A reproducible CycloneDX document: it only depends on the lock file. */
export type Sbom = {
  bomFormat: 'CycloneDX';
  specVersion: string;
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/** npm's dependency tree of some workspaces, without development dependencies. */
type Tree = {
  specVersion: string;
  /** The root project, which npm names after its folder. */
  project: Component;
  components: Map<string, Component>;
  needs: Map<string, string[]>;
};

/**
 * Reads the production dependencies of one workspace from package-lock.json; works offline.
 * `npm sbom --omit dev` cannot be used in a monorepo: it omits a dependency that is a development
 * dependency of any other workspace (React), and keeps the dependencies of development workspaces
 * (webpack's loaders). Fields that differ between runs and machines are left out (serial number,
 * timestamp, npm's version, the name of the folder).
 */
export async function readSbom(root: string, workspace: string): Promise<Sbom> {
  const tree = await readTree(root, [workspace]);
  return sbomOf(tree, componentOf(tree, workspace));
}

/** Reads the SBOM of the product: its root component depends on each of the workspaces. */
export async function readProductSbom(root: string, workspaces: readonly string[]): Promise<Sbom> {
  const tree = await readTree(root, workspaces);
  const ref = tree.project['bom-ref'];
  const parts = workspaces.map((workspace) => componentOf(tree, workspace)['bom-ref']);
  tree.needs.set(ref, parts);
  return sbomOf(tree, { ...tree.project, name: nameOf(ref) });
}

function sbomOf({ specVersion, components, needs }: Tree, component: Component): Sbom {
  const start = component['bom-ref'];
  const refs = [...reachableFrom(start, needs)].sort();
  return {
    bomFormat: 'CycloneDX',
    specVersion,
    version: 1,
    metadata: { component },
    components: refs.flatMap((ref) => (ref === start ? [] : (components.get(ref) ?? []))),
    dependencies: refs.map((ref) => ({ ref, dependsOn: (needs.get(ref) ?? []).sort() })),
  };
}

function componentOf({ components }: Tree, workspace: string): Component {
  const found = [...components.values()].find((one) => nameOf(one['bom-ref']) === workspace);
  if (found) return found;
  throw new CommandError(`npm does not know the workspace ${workspace}.`, 'Run npm install.');
}

async function readTree(root: string, workspaces: readonly string[]): Promise<Tree> {
  const [{ specVersion, metadata, components, dependencies }, development] = await Promise.all([
    runNpmSbom(root, workspaces),
    developmentDependencies(root),
  ]);
  const needs = dependencies.map(({ ref, dependsOn }) => {
    const omitted = development.get(nameOf(ref)) ?? new Set();
    return [ref, dependsOn.filter((other) => !omitted.has(nameOf(other)))] as const;
  });
  return {
    specVersion,
    project: metadata.component,
    components: new Map(components.map((component) => [component['bom-ref'], component])),
    needs: new Map(needs),
  };
}

async function runNpmSbom(
  root: string,
  workspaces: readonly string[],
): Promise<v.InferOutput<typeof NpmSbom>> {
  const options = ['--sbom-format', 'cyclonedx', '--package-lock-only'];
  const args = ['sbom', ...options, ...workspaces.flatMap((workspace) => ['-w', workspace])];
  const { stdout } = await run('npm', args, { cwd: root, maxBuffer: MAX_BYTES }).catch(
    (error: unknown) => {
      const detail = error instanceof Error ? error.message : String(error);
      throw new CommandError(
        `npm could not list the dependencies of ${workspaces.join(', ')}: ${detail}`,
        'Use npm 10 or later, and run npm install to update package-lock.json.',
      );
    },
  );
  return v.parse(NpmSbom, JSON.parse(stdout));
}

/** Returns the names of each workspace's development dependencies. */
async function developmentDependencies(root: string): Promise<Map<string, Set<string>>> {
  const { packages } = await readJson(join(root, 'package-lock.json'), Lock, 'Run npm install.');
  return new Map(
    // Only workspaces have development dependencies in a lock file. A package has a name if it is an alias.
    Object.values(packages).map(({ name = '', devDependencies }) => [
      name,
      new Set(Object.keys(devDependencies)),
    ]),
  );
}

function reachableFrom(start: string, needs: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([start]);
  // Iterating a set also visits items that are added during the iteration.
  for (const ref of reached) for (const next of needs.get(ref) ?? []) reached.add(next);
  return reached;
}

/** `@bank/ui@1.0.0` -> `@bank/ui` */
function nameOf(ref: string): string {
  return ref.slice(0, ref.lastIndexOf('@'));
}
