import webpack from 'webpack';

/** Compiles one source file on its own, outside of federation; resolves with the name of its file. */
export async function compileApart(compiler, compilation, { name, source, filename }) {
  const child = compilation.createChildCompiler(name, { filename }, [
    new webpack.EntryPlugin(compiler.context, source, { name }),
  ]);
  const entries = await new Promise((resolve, reject) => {
    child.runAsChild((error, result) => (error ? reject(error) : resolve(result)));
  });
  const [file] = [...(entries[0]?.files ?? [])];
  if (!file) throw new Error(`${source} was not compiled`);
  return file;
}
