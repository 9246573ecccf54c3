import webpack from 'webpack';

/** Compiles one source file in a child compilation without federation; resolves with the output file name. */
export async function compileStandalone(compiler, compilation, { name, source, filename }) {
  const child = compilation.createChildCompiler(name, { filename }, [
    new webpack.EntryPlugin(compiler.context, source, { name }),
  ]);
  const entries = await new Promise((resolve, reject) => {
    child.runAsChild((error, result) => (error ? reject(error) : resolve(result)));
  });
  const [file] = [...(entries[0]?.files ?? [])];
  if (!file) throw new Error(`${source} produced no output file`);
  return file;
}
