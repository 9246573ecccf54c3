import HtmlWebpackPlugin from 'html-webpack-plugin';
import { compileApart } from './child-script.mjs';
import { reportErrors } from './report-errors.mjs';

/**
 * Compiles one small source file on its own, outside of federation, and lets the page run it before
 * anything is painted: first in <head>, and not deferred.
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
        const file = await compileApart(compiler, compilation, { name, source, filename });
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
