import HtmlWebpackPlugin from 'html-webpack-plugin';
import { compileStandalone } from './compile-standalone.mjs';
import { reportErrors } from './report-errors.mjs';

/**
 * Compiles one small source file without federation and adds it as a render-blocking script: first in
 * <head>, without `defer`, so that it runs before the first paint.
 */
export class FirstScriptPlugin {
  constructor(source) {
    this.source = source;
  }

  apply(compiler) {
    const name = 'first';
    const files = new WeakMap();
    compiler.hooks.make.tapPromise('FirstScript', (compilation) =>
      reportErrors(compilation, 'FirstScript', async () => {
        const { filename } = compiler.options.output;
        const { source } = this;
        const file = await compileStandalone(compiler, compilation, { name, source, filename });
        files.set(compilation, file);
      }),
    );
    compiler.hooks.compilation.tap('FirstScript', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstScript', (page) => {
        if (!files.has(compilation)) return page;
        const attributes = { src: `${page.publicPath}${files.get(compilation)}` };
        page.headTags.unshift({ tagName: 'script', voidTag: false, meta: {}, attributes });
        return page;
      });
    });
  }
}
