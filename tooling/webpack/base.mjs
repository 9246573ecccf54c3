import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** `development` is what `npm run dev` asks for: hot reload, readable names, no minification. */
export const isDevelopment = process.env.BANK_DEV === '1';

/** `emulators` (the default) wires the local backend; a build for a real project holds nothing of it. */
const backend = process.env.BANK_BACKEND ?? 'emulators';
if (!['emulators', 'project'].includes(backend)) {
  throw new Error(`BANK_BACKEND must be "emulators" or "project", not "${backend}"`);
}

/** The site key for App Check; a build without one holds nothing of App Check. */
export const appCheckKey = process.env.BANK_APP_CHECK_KEY ?? '';

const router = dirname(require.resolve('react-router/package.json'));
const alias = {
  // The package leads every bundler to the build that warns developers, its texts included.
  ...(!isDevelopment && { 'react-router$': `${router}/dist/production/index.mjs` }),
  // Firestore's client would match the regular expressions of pipeline queries with it, which nobody asks.
  re2js: false,
  // jsPDF would draw HTML and SVG with these, which nobody asks it to.
  canvg: false,
  dompurify: false,
  html2canvas: false,
};

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: {
      // Without `development` swc leaves `refresh` out.
      react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
    },
  },
};

/**
 * What host and remotes have in common. `directory` is the package's own folder. For Node, style
 * sheets give the names of their classes and nothing else.
 */
export function baseConfig(name, directory, { isForNode = false } = {}) {
  return {
    context: directory,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'eval-source-map' : 'source-map',
    target: ['web', 'es2022'],
    output: {
      path: `${directory}/dist`,
      clean: true,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: `bank_${name.replaceAll('-', '_')}`,
      publicPath: 'auto',
      // A module that threw once rejects again, instead of being handed out empty.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], alias },
    module: {
      rules: [
        // A page of its own, for a frame: `import address from './film.html?url'`.
        { test: /\.html$/, resourceQuery: /^\?url$/, type: 'asset/resource' },
        // A picture as a `data:` address.
        { resourceQuery: /^\?inline$/, type: 'asset/inline' },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          // Webpack makes the paths in a source map relative only where it gets the map as an object.
          // Absolute ones change the hashes of chunks before minification, and with them the letters
          // that the minifier takes for names: in another folder the same source gave other bytes.
          // For Node there are no maps to parse.
          options: { ...swcOptions, parseMap: !isForNode },
        },
        {
          test: /\.css$/,
          use: [
            ...(isForNode
              ? []
              : [isDevelopment ? require.resolve('style-loader') : MiniCssExtractPlugin.loader]),
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  auto: true,
                  exportOnlyLocals: isForNode,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  // The package's name keeps two packages' classes apart on one page.
                  localIdentName: `${name}_[name]_[local]_[hash:base64:5]`,
                },
              },
            },
          ],
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.BANK_BACKEND': JSON.stringify(backend),
        'process.env.BANK_APP_CHECK_KEY': JSON.stringify(appCheckKey),
      }),
      ...(isDevelopment && !isForNode
        ? [new ReactRefreshPlugin({ overlay: false, library: name })]
        : [
            new MiniCssExtractPlugin({
              filename: '[name].[contenthash:8].css',
              chunkFilename: '[name].[contenthash:8].css',
            }),
          ]),
    ],
    optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
