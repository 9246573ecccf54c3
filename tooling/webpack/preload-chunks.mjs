import HtmlWebpackPlugin from 'html-webpack-plugin';
import { chunkFilesOf } from './chunk-files.mjs';
import { hasErrors } from './report-errors.mjs';

/**
 * Lists chunks for the first script to preload before the app's main script requests them:
 * `<meta name="early:session" content="/1.js /2.js">`. `kinds` names the modules by path suffix.
 */
export class PreloadChunksPlugin {
  constructor(kinds) {
    this.kinds = kinds;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadChunks', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadChunks', (page) => {
        // Skip the hints: the dev server can then show the compilation errors.
        if (hasErrors(compilation)) return page;
        for (const [kind, modules] of Object.entries(this.kinds)) {
          const files = modules
            .flatMap((end) => chunkFilesOf(compilation, end))
            .filter((file) => /\.(js|css)$/.test(file));
          const content = [...new Set(files)].map((file) => `${page.publicPath}${file}`).join(' ');
          const attributes = { name: `early:${kind}`, content };
          page.headTags.unshift({ tagName: 'meta', voidTag: true, meta: {}, attributes });
        }
        return page;
      });
    });
  }
}
