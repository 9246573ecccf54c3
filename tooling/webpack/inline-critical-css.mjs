import HtmlWebpackPlugin from 'html-webpack-plugin';

const NAME = 'InlineCriticalCss';
const SOURCE_MAP = /\n?(\/\/|\/\*)# sourceMappingURL=[^\n]*\n?$/;

/**
 * Inlines the render-blocking resources into the page: the style sheet (critical CSS) and scripts without
 * `defer`. The Content-Security-Policy of the built site lists their hashes.
 */
export class InlineCriticalCssPlugin {
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
  if (innerHTML.includes(`</${tagName}`))
    throw new Error(`The inlined content must not contain </${tagName}`);
  return { tagName, voidTag: false, meta: {}, attributes: {}, innerHTML };
}
