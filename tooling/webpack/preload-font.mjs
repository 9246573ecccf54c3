import HtmlWebpackPlugin from 'html-webpack-plugin';
import { hasErrors } from './report-errors.mjs';

/** Adds `<link rel="preload">` for the Latin font, which is otherwise discovered only in the style sheet. */
export class PreloadFontPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFont', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadFont', (page) => {
        if (hasErrors(compilation)) return page;
        const font = Object.keys(compilation.assets).find((file) =>
          /-latin-wght-normal\.[^/]*woff2$/.test(file),
        );
        if (!font)
          throw new Error(
            'No Latin font found among the assets: import it in shared/ui/src/font.css',
          );
        page.headTags.unshift({
          tagName: 'link',
          voidTag: true,
          meta: {},
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            // Required: fonts are fetched in CORS mode, and a preload in another mode is not reused.
            crossorigin: 'anonymous',
            href: `${page.publicPath}${font}`,
          },
        });
        return page;
      });
    });
  }
}
