import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from './base.mjs';
import { FirstScriptPlugin } from './first-script.mjs';
import { PreloadFontPlugin } from './preload-font.mjs';

/** A standalone page without Module Federation. */
export function pageConfig(name, directory) {
  const base = baseConfig(name, directory);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      new PreloadFontPlugin(),
      new FirstScriptPlugin('./src/first-script.ts'),
    ],
  };
}
