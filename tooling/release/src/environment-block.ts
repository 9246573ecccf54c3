import { ENVIRONMENT_ELEMENT_ID, type Environment } from '@bank/contracts';
import { CommandError } from './command-error';

// The build's minifier removes the quotes.
const BLOCK = new RegExp(
  `<script\\b(?=[^>]*\\btype="?application/json\\b)(?=[^>]*\\bid="?${ENVIRONMENT_ELEMENT_ID}\\b)[^>]*>[^<]*</script>`,
);

/**
 * Writes the environment into a page's JSON block, so that one build works with any ports and any
 * project. `<` is escaped so that no value can close the script element.
 */
export function fillEnvironment(html: string, environment: Environment): string {
  if (!BLOCK.test(html)) {
    throw new CommandError(
      `The host's page has no data block with the id "${ENVIRONMENT_ELEMENT_ID}".`,
      `Keep <script type="application/json" id="${ENVIRONMENT_ELEMENT_ID}"></script> in the host's index.html.`,
    );
  }
  const json = JSON.stringify(environment).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${ENVIRONMENT_ELEMENT_ID}">${json}</script>`;
  // A function, because a `$` in the value would be special in a replacement string.
  return html.replace(BLOCK, () => block);
}
