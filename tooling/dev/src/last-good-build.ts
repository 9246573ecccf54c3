import type { Compilation, Compiler } from 'webpack';

const NAME = 'LastGoodBuild';

/**
 * Keeps serving the last build without errors while the sources have some. Otherwise the first hot
 * update that a page loads afterwards would be the broken one, and the page would reload.
 */
export class LastGoodBuildPlugin {
  private hasGoodBuild = false;

  apply(compiler: Compiler): void {
    const isGood = (compilation: Compilation) =>
      this.hasGoodBuild && compilation.getStats().hasErrors() ? false : undefined;
    compiler.hooks.shouldEmit.tap(NAME, isGood);
    compiler.hooks.compilation.tap(NAME, (compilation) =>
      // The records name the build that the next hot update starts from.
      compilation.hooks.shouldRecord.tap(NAME, () => isGood(compilation)),
    );
    compiler.hooks.done.tap(NAME, (stats) => {
      this.hasGoodBuild ||= !stats.hasErrors();
    });
  }
}
