import HtmlWebpackPlugin from 'html-webpack-plugin';
import { filesWith } from './chunk-files.mjs';
import { hasErrors } from './report-errors.mjs';

/**
 * Tells the page's first script which files hold certain modules, so that it can ask for them before
 * the program does: `<meta name="early:session" content="/1.js /2.js">`. `kinds` names the modules by
 * the ends of their paths.
 */
export class EarlyFilesPlugin {
  constructor(kinds) {
    this.kinds = kinds;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('EarlyFiles', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('EarlyFiles', (page) => {
        // The page goes without: its program can then show the errors, and recover.
        if (hasErrors(compilation)) return page;
        for (const [kind, modules] of Object.entries(this.kinds)) {
          const files = modules
            .flatMap((end) => filesWith(compilation, end))
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
