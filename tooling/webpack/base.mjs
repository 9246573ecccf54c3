import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** Set by `npm run dev`: hot reload, readable names, no minification. */
export const isDevelopment = process.env.BANK_DEV === '1';

/** `emulators` (the default) connects to the local emulators; builds for a real project omit that code. */
const backend = process.env.BANK_BACKEND ?? 'emulators';
if (!['emulators', 'project'].includes(backend)) {
  throw new Error(`BANK_BACKEND must be "emulators" or "project", not "${backend}"`);
}

/** The site key for App Check; builds without it omit App Check. */
export const appCheckKey = process.env.BANK_APP_CHECK_KEY ?? '';

const router = dirname(require.resolve('react-router/package.json'));
const alias = {
  // The package's default entry is the development build with its warnings.
  ...(!isDevelopment && { 'react-router$': `${router}/dist/production/index.mjs` }),
  // Used by Firestore's pipeline queries only, which this app does not use.
  re2js: false,
  // Used by jsPDF to render HTML and SVG only, which this app does not do.
  canvg: false,
  dompurify: false,
  html2canvas: false,
};

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: {
      // swc ignores `refresh` unless `development` is set.
      react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
    },
  },
};

/**
 * The webpack configuration shared by host and remotes. `directory` is the package's folder. In builds for
 * Node (prerendering), style sheets only export their class names.
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
      // A module that threw rejects again on the next import, instead of exporting nothing.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], alias },
    module: {
      rules: [
        // The URL of an HTML page for an iframe: `import url from './film.html?url'`.
        { test: /\.html$/, resourceQuery: /^\?url$/, type: 'asset/resource' },
        // An image as a `data:` URL.
        { resourceQuery: /^\?inline$/, type: 'asset/inline' },
        // The Firestore SDK has no setting for the delays of its channel.
        {
          test: /[\\/]@firebase[\\/]firestore[\\/]/,
          resolve: {
            alias: {
              '@firebase/webchannel-wrapper/webchannel-blob$': '@bank/firebase/web-channel',
            },
          },
        },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          // Keeps builds reproducible: webpack makes source map paths relative only if the map is an
          // object. Absolute paths change chunk hashes before minification, and with them the names
          // that the minifier chooses. Builds for Node have no source maps.
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
                  // The package name prevents collisions between packages on one page.
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
    optimization: {
      minimizer: [
        // Takes half of Terser's time, and its output is smaller. Without the names of functions, the channel of the
        // Firestore SDK, which Closure has compiled, receives no changes.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: {
            ecma: 2022,
            compress: { ecma: 2022, passes: 4, keep_fnames: true },
            format: { ecma: 2022 },
          },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
