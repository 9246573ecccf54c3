import HtmlWebpackPlugin from 'html-webpack-plugin';

const NAME = 'InlineFirstPaint';
const SOURCE_MAP = /\n?(\/\/|\/\*)# sourceMappingURL=[^\n]*\n?$/;

/**
 * Puts into the page itself what its first paint would wait for: the style sheet, and the scripts that
 * are not deferred. The assembled site's policy names them by their hashes.
 */
export class InlineFirstPaintPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(NAME, (page) => {
        const textOf = (address) => {
          const file = address.slice(page.publicPath.length);
          return compilation.getAsset(file).source.source().toString().replace(SOURCE_MAP, '');
        };
        page.headTags = page.headTags.map((tag) => inlined(tag, textOf));
        return page;
      });
    });
  }
}

function inlined(tag, textOf) {
  const { tagName, attributes } = tag;
  if (tagName === 'script' && attributes.src && !attributes.defer) {
    return element('script', textOf(attributes.src));
  }
  if (tagName === 'link' && attributes.rel === 'stylesheet') {
    return element('style', textOf(attributes.href));
  }
  return tag;
}

function element(tagName, innerHTML) {
  if (innerHTML.includes(`</${tagName}`)) throw new Error(`A ${tagName} would end too early`);
  return { tagName, voidTag: false, meta: {}, attributes: {}, innerHTML };
}
