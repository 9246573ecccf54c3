import { createHash } from 'node:crypto';
import webpack from 'webpack';

/**
 * Writes `build.json` beside the bundle: which file is the entry, and the version, which is a hash
 * of all that was built, so that the same content always has the same name.
 */
export class BuildFactsPlugin {
  constructor(name) {
    this.name = name;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildFacts', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildFacts', stage }, (assets) => {
        const files = Object.keys(assets)
          .filter((file) => !file.endsWith('.map'))
          .sort();
        const entry = files.find((file) => /^remoteEntry\b.*\.js$/.test(file));
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(assets[file].buffer());
        const facts = { name: this.name, version: hash.digest('hex').slice(0, 16), entry };
        compilation.emitAsset(
          'build.json',
          new webpack.sources.RawSource(`${JSON.stringify(facts, null, 2)}\n`),
        );
      });
    });
  }
}
