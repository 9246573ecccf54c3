// Replaces the Module Federation runtime in the monolith: the remotes are chunks of the same build.
import type {} from './webpack-context';

const remotes = import.meta.webpackContext('../../../../../remotes', {
  recursive: true,
  regExp: /^\.\/[^/]+\/src\/app\.tsx$/,
  exclude: /node_modules|dist/,
  mode: 'lazy',
});

/** `bank_loan_cards_kyc/app` is the module that remotes/loan-cards-kyc exposes. */
export function loadRemote(exposed: string): unknown {
  const [name = ''] = exposed.replace(/^bank_/, '').split('/');
  return remotes(`./${name.replaceAll('_', '-')}/src/app.tsx`);
}

export function registerRemotes(): void {}

export function registerPlugins(): void {}

export function registerGlobalPlugins(): void {}
