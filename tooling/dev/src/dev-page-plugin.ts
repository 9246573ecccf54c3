import type { Environment } from '@bank/contracts';
import { fillEnvironment, ORIGIN_MARK } from '@bank/release';
import webpack, { type Compiler } from 'webpack';

const NAME = 'DevPagePlugin';
const PAGE = 'index.html';

/**
 * Each part has a React Refresh runtime of its own, and finds React through this hook, in which
 * React DOM announces itself when the host starts. React's own stand-in for the developer tools
 * forgets that announcement, so that a remote, which comes later, would refresh nothing.
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

/** Makes the host's page ready as it is compiled: its environment, and hot reload for the remotes. */
export class DevPagePlugin {
  constructor(private readonly environment: Environment) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        // On a recompilation that leaves the page as it is, it is not among the assets.
        if (!(PAGE in assets)) return;
        try {
          compilation.updateAsset(PAGE, (page) => this.complete(page.source().toString()));
        } catch (error) {
          // Thrown here, it would stop the dev server's watching for good.
          compilation.errors.push(new webpack.WebpackError(`${NAME}: ${(error as Error).message}`));
        }
      });
    });
  }

  private complete(page: string) {
    const html = fillEnvironment(page, this.environment)
      .replace('<head>', `<head>${REMEMBER_RENDERERS}`)
      // Nobody reads this page from elsewhere: addresses without an origin do.
      .replaceAll(ORIGIN_MARK, '');
    return new webpack.sources.RawSource(html);
  }
}
