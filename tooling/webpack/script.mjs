import webpack from 'webpack';
import { baseConfig } from './base.mjs';

/**
 * One script of product code without a page, whose exports become the global `script`. `npm run bench:load` runs it in
 * each simulated browser.
 */
export function scriptConfig({ directory, entry, output }) {
  // Without source maps, which no one reads.
  const base = baseConfig('script', directory, { isForNode: true });
  return {
    ...base,
    entry: { script: entry },
    devtool: false,
    output: {
      ...base.output,
      path: output,
      filename: '[name].js',
      library: { name: 'script', type: 'var' },
    },
    plugins: [...base.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
