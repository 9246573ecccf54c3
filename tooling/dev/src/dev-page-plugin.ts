import type { Environment } from '@bank/contracts';
import { fillEnvironment, ORIGIN_PLACEHOLDER } from '@bank/release';
import webpack, { type Compiler } from 'webpack';

const NAME = 'DevPagePlugin';
const PAGE = 'index.html';

/**
 * Each build has its own React Refresh runtime, which finds React through this hook. React DOM
 * registers with the hook when the host starts. The default hook of React Refresh does not remember
 * that registration, so a remote that loads later would never refresh.
 */
const REMEMBER_RENDERERS = `<script>
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      const id = this.renderers.size + 1;
      this.renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
</script>`;

/** Fills in the environment of the host's page and enables hot reload for the remotes. */
export class DevPagePlugin {
  constructor(private readonly environment: Environment) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        // A recompilation that does not change the page leaves it out of the assets.
        if (!(PAGE in assets)) return;
        try {
          compilation.updateAsset(PAGE, (page) => this.complete(page.source().toString()));
        } catch (error) {
          // An exception here would stop the dev server's file watcher for good.
          compilation.errors.push(new webpack.WebpackError(`${NAME}: ${(error as Error).message}`));
        }
      });
    });
  }

  private complete(page: string) {
    const html = fillEnvironment(page, this.environment)
      .replace('<head>', `<head>${REMEMBER_RENDERERS}`)
      // The dev page is only opened at its own origin, so root-relative URLs suffice.
      .replaceAll(ORIGIN_PLACEHOLDER, '');
    return new webpack.sources.RawSource(html);
  }
}
