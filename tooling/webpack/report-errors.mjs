import webpack from 'webpack';

/**
 * Runs a step of a plugin and reports an exception as a compilation error: a build fails, and a dev server
 * shows the error and recompiles at the next change. An exception in a hook would stop the watcher.
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
 * Whether the compilation has errors. Plugins that look for modules or files then skip their work, because
 * their own errors would hide the cause.
 */
export function hasErrors(compilation) {
  return compilation.errors.length > 0;
}
