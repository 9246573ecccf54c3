import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { CHUNK_LIMITS } from './chunk-limits.mjs';

const { Compilation, RuntimeGlobals, RuntimeModule, Template } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;
const { JavascriptModulesPlugin } = webpack.javascript;
const { ReplaceSource } = webpack.sources;
const NAME = 'ChunkIntegrity';
const HASHES = '__BANK_CHUNK_HASHES__';
/** The timeout of a chunk is counted in as many steps. */
const STEPS = 10;

/**
 * Placeholder in a build's `uniqueName`, replaced by a content hash. It separates the runtimes of two
 * versions of a remote when both are loaded on one page.
 */
export const BUILD_TAG = 'BANKBUILDTAG0000';

/**
 * Adds subresource integrity and retry to a remote's JavaScript and CSS chunks; the host checks the entry.
 * Failed chunks are retried with exponential backoff and a cache-busting URL, because the browser may have
 * cached the failure. One timeout covers all attempts; a request that hangs is not retried.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new ChunkIntegrityModule()));
      const runtime = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal);
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) =>
          `${source}\nscript.dataset.runtime = ${runtime};\n${guard('script', 'src', 'url', 'chunkId')}`,
      );
      JavascriptModulesPlugin.getCompilationHooks(compilation).renderChunk.tap(
        { name: NAME, stage: 1 },
        (source) => withoutRuntimeName(source, compilation.runtimeTemplate),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, href, chunkId }) => `${source}\n${guard(tag, 'href', href, chunkId)}`,
      );
      // At this stage, file names have their final hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () =>
        replacePlaceholders(compilation),
      );
    });
  }
}

/**
 * Makes a chunk register with the runtime that has requested it, instead of one with a fixed name. A chunk
 * that a release does not change keeps its bytes, and browsers use the copy in their cache.
 */
function withoutRuntimeName(source, template) {
  const name = `${template.globalObject}[${JSON.stringify(template.outputOptions.chunkLoadingGlobal)}]`;
  const registered = template.assignOr(name, '[]');
  const start = source.source().indexOf(registered);
  if (start < 0) throw new Error(`A chunk does not register with ${name}: has webpack changed?`);
  const replaced = new ReplaceSource(source);
  replaced.replace(
    start,
    start + registered.length - 1,
    'self[document.currentScript.dataset.runtime]',
  );
  return replaced;
}

function guard(tag, attribute, address, chunkId) {
  return [
    `${tag}.integrity = ${RuntimeGlobals.require}.bankHash(${address});`,
    `${tag}.crossOrigin = "anonymous";`,
    `var again = ${RuntimeGlobals.require}.bankAgain(${chunkId});`,
    `if (again) ${tag}.${attribute} = ${address} + "?again=" + again;`,
  ].join('\n');
}

class ChunkIntegrityModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const require = RuntimeGlobals.require;
    const { timeout, attempts, firstDelay } = CHUNK_LIMITS;
    return Template.asString([
      `var hashes = Object.fromEntries("${HASHES}".split(",").map((entry) => entry.split(" ")));`,
      `${require}.bankHash = (address) => {`,
      '  var file = address.slice(address.lastIndexOf("/") + 1);',
      '  if (!hashes[file]) throw new Error("No hash of " + file);',
      '  return "sha256-" + hashes[file];',
      '};',
      '// If the entry itself was retried with another URL, its chunks use it too: browsers join requests',
      '// for the same URL, and the first one may hang.',
      'var script = document.currentScript;',
      'var entryAgain = script && new URL(script.src).searchParams.get("again");',
      'var chunksAgain = {};',
      `${require}.bankAgain = (chunkId) => chunksAgain[chunkId] || entryAgain;`,
      `var ensure = ${RuntimeGlobals.ensureChunk};`,
      'var attempt = async (chunkId, priority, count, limit) => {',
      '  try {',
      '    return await ensure(chunkId, priority);',
      '  } catch (error) {',
      `    var pause = ${firstDelay} * 2 ** (count - 1) * (0.5 + Math.random());`,
      `    if (count === ${attempts} || limit.isOver) throw error;`,
      '    await new Promise((resolve) => setTimeout(resolve, pause));',
      '    chunksAgain[chunkId] = Date.now().toString(36);',
      '    return attempt(chunkId, priority, count + 1, limit);',
      '  }',
      '};',
      '// Counted in steps, without the time that the computer sleeps.',
      'var within = (chunkId, priority) => {',
      '  var limit = { isOver: false }, steps = 0, timer;',
      '  var late = new Promise((_, reject) => {',
      '    timer = setInterval(() => {',
      `      limit.isOver = ++steps >= ${STEPS};`,
      `      if (limit.isOver) reject(new Error("A chunk did not arrive in ${timeout} ms"));`,
      `    }, ${timeout / STEPS});`,
      '  });',
      '  return Promise.race([attempt(chunkId, priority, 1, limit), late]).finally(() => clearInterval(timer));',
      '};',
      '// Concurrent calls for a chunk share one timeout.',
      'var pending = {};',
      `${RuntimeGlobals.ensureChunk} = (chunkId, priority) =>`,
      '  pending[chunkId] ??= within(chunkId, priority)',
      '    // Like webpack, also for a style sheet and for a timeout.',
      '    .catch((error) => { error.name = "ChunkLoadError"; throw error; })',
      '    .finally(() => { delete pending[chunkId]; });',
    ]);
  }
}

function replacePlaceholders(compilation) {
  const { RawSource } = webpack.sources;
  const files = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /\.(js|css)$/.test(name))
    .sort();
  const replace = (name, what, value) => {
    const text = compilation.getAsset(name).source.source().toString();
    if (!text.includes(what)) return;
    // The file name has the hash of the text with placeholders, so an earlier build may have written
    // other content under this name: `immutable` would make webpack keep that file.
    const info = { immutable: false };
    compilation.updateAsset(name, new RawSource(text.replaceAll(what, value)), info);
  };
  const content = createHash('sha256');
  for (const file of files) content.update(file).update(compilation.getAsset(file).source.buffer());
  const tag = content.digest('hex').slice(0, BUILD_TAG.length);
  for (const file of files) replace(file, BUILD_TAG, tag);
  const hashes = files
    .filter((file) => !file.startsWith('remoteEntry'))
    .map((file) => {
      const bytes = compilation.getAsset(file).source.buffer();
      // SHA-256, not SHA-384: a third less to download for each chunk of a remote.
      return `${file} ${createHash('sha256').update(bytes).digest('base64')}`;
    });
  for (const file of files) replace(file, HASHES, hashes.join(','));
}
