import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { CHUNK_LIMITS } from './chunk-limits.mjs';

const { Compilation, RuntimeGlobals, RuntimeModule, Template } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;
const NAME = 'GuardedChunks';
const HASHES = '__BANK_CHUNK_HASHES__';

/**
 * Stands in a build's `uniqueName` for a hash of its content. Two versions of a remote may be on one
 * page, one after the other; by names of their own neither takes the other's chunks for its own.
 */
export const BUILD_TAG = 'BANKBUILDTAG0000';

/**
 * Lets a remote's entry load its chunks, JavaScript and CSS, only if they hash to what the build
 * knows of them; the entry itself is checked by the host. What fails is asked for again, with
 * growing pauses, at another address: a server may have told the browser to keep the failure. All
 * attempts at a chunk have one time limit: what hangs is not asked for again.
 */
export class GuardedChunksPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new GuardModule()));
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${guard('script', 'src', 'url', 'chunkId')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, href, chunkId }) => `${source}\n${guard(tag, 'href', href, chunkId)}`,
      );
      // After the names of files have got their final hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => fillIn(compilation));
    });
  }
}

function guard(tag, attribute, address, chunkId) {
  return [
    `${tag}.integrity = ${RuntimeGlobals.require}.bankHash(${address});`,
    `${tag}.crossOrigin = "anonymous";`,
    `var again = ${RuntimeGlobals.require}.bankAgain(${chunkId});`,
    `if (again) ${tag}.${attribute} = ${address} + "?again=" + again;`,
  ].join('\n');
}

class GuardModule extends RuntimeModule {
  constructor() {
    super('guarded chunks', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const require = RuntimeGlobals.require;
    const { answer, attempts, firstPause } = CHUNK_LIMITS;
    return Template.asString([
      `var hashes = Object.fromEntries("${HASHES}".split(",").map((entry) => entry.split(" ")));`,
      `${require}.bankHash = (address) => {`,
      '  var file = address.slice(address.lastIndexOf("/") + 1);',
      '  if (!hashes[file]) throw new Error("No hash is known of " + file);',
      '  return hashes[file];',
      '};',
      '// An entry at another address follows a failure: the same address for a chunk would only wait',
      '// for a request that hangs, since browsers join requests for one address.',
      'var script = document.currentScript;',
      'var entryAgain = script && new URL(script.src).searchParams.get("again");',
      'var chunksAgain = {};',
      `${require}.bankAgain = (chunkId) => chunksAgain[chunkId] || entryAgain;`,
      `var ensure = ${RuntimeGlobals.ensureChunk};`,
      'var attempt = async (chunkId, priority, count, end) => {',
      '  try {',
      '    return await ensure(chunkId, priority);',
      '  } catch (error) {',
      `    var pause = ${firstPause} * 2 ** (count - 1) * (0.5 + Math.random());`,
      `    if (count === ${attempts} || performance.now() + pause > end) throw error;`,
      '    await new Promise((resolve) => setTimeout(resolve, pause));',
      '    chunksAgain[chunkId] = Date.now().toString(36);',
      '    return attempt(chunkId, priority, count + 1, end);',
      '  }',
      '};',
      'var within = (promise) => {',
      '  var timer;',
      '  var late = new Promise((_, reject) => {',
      `    timer = setTimeout(() => reject(new Error("A chunk did not arrive in ${answer} ms")), ${answer});`,
      '  });',
      '  return Promise.race([promise, late]).finally(() => clearTimeout(timer));',
      '};',
      '// A second call while a chunk is on its way shares its limit.',
      'var underWay = {};',
      `${RuntimeGlobals.ensureChunk} = (chunkId, priority) =>`,
      `  underWay[chunkId] ??= within(attempt(chunkId, priority, 1, performance.now() + ${answer}))`,
      '    .finally(() => { delete underWay[chunkId]; });',
    ]);
  }
}

function fillIn(compilation) {
  const { RawSource } = webpack.sources;
  const files = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /\.(js|css)$/.test(name))
    .sort();
  const replace = (name, what, value) => {
    const text = compilation.getAsset(name).source.source().toString();
    if (!text.includes(what)) return;
    // The name holds the hash of what stood there before: a file of this name from an earlier build
    // may be another, and webpack would leave it where it takes the name for the content.
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
      return `${file} sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    });
  for (const file of files) replace(file, HASHES, hashes.join(','));
}
