import {
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
} from '@module-federation/enhanced/runtime';

/**
 * Requests a shared module again if it could not be loaded, for example offline. The runtime keeps the failed load
 * and would repeat its error until the page is reloaded.
 */
export const retryShared: ModuleFederationRuntimePlugin = {
  name: 'retry-shared',
  async beforeLoadShare(args) {
    for (const shared of Object.values(
      args.origin.shareScopeMap['default']?.[args.pkgName] ?? {},
    )) {
      const { loading } = shared;
      await loading?.catch(() => {
        if (shared.loading === loading) shared.loading = null;
      });
    }
    return args;
  },
};

/** Applies it to the host, and to the remotes that are loaded from now on. */
export function registerRetryShared(): void {
  registerPlugins([retryShared]);
  registerGlobalPlugins([retryShared]);
}
