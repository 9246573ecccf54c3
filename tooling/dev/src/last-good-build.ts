import type { Compilation, Compiler } from 'webpack';

const NAME = 'LastGoodBuild';

/**
 * Serves the last build without errors while the sources have errors. Otherwise a page would load
 * the broken build as its next hot update and reload.
 */
export class LastGoodBuildPlugin {
  private hasGoodBuild = false;

  apply(compiler: Compiler): void {
    const isGood = (compilation: Compilation) =>
      this.hasGoodBuild && compilation.getStats().hasErrors() ? false : undefined;
    compiler.hooks.shouldEmit.tap(NAME, isGood);
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      // The records name the build on which the next hot update is based.
      compilation.hooks.shouldRecord.tap(NAME, () => isGood(compilation)),
    );
    compiler.hooks.done.tap(NAME, (stats) => {
      this.hasGoodBuild ||= !stats.hasErrors();
    });
  }
}
