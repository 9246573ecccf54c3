import webpack from 'webpack';

/**
 * Runs a step of a plugin and reports what it throws as an ordinary error of the compilation: a build
 * fails, and a dev server shows the error and compiles again at the next change. An error that a hook
 * throws by itself would stop the dev server's watching for good.
 */
export async function reportErrors(compilation, name, step) {
  try {
    await step();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    compilation.errors.push(new webpack.WebpackError(`${name}: ${message}`));
  }
}

/**
 * Whether sources failed to compile. What they import is unknown then, so that a plugin that looks
 * for a module or a file would only add an error that hides the cause.
 */
export function hasErrors(compilation) {
  return compilation.errors.length > 0;
}
