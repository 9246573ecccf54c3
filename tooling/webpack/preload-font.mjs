import HtmlWebpackPlugin from 'html-webpack-plugin';
import { hasErrors } from './report-errors.mjs';

/** Tells the page about the font of Latin text at once, before the style sheet that names it is read. */
export class PreloadFontPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFont', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadFont', (page) => {
        if (hasErrors(compilation)) return page;
        const font = Object.keys(compilation.assets).find((file) =>
          /-latin-wght-normal\.[^/]*woff2$/.test(file),
        );
        if (!font) throw new Error('The style sheet names no font for Latin text');
        page.headTags.unshift({
          tagName: 'link',
          voidTag: true,
          meta: {},
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            // Fonts are fetched without credentials: a preload that says otherwise is not used.
            crossorigin: 'anonymous',
            href: `${page.publicPath}${font}`,
          },
        });
        return page;
      });
    });
  }
}
