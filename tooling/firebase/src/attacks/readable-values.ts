import type { Person, RulesProject } from './rules-project';

const OWNERS_FIELDS = ['uid', 'userId', 'by'];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Returns the values in a response, without timestamps, which users cannot choose. */
function valuesIn(json: Json): string[] {
  if (json === null || typeof json !== 'object') return [String(json)];
  const times = ['timestampValue', 'createTime', 'updateTime', 'readTime'];
  const entries: [string, Json][] = Object.entries(json);
  return entries.flatMap(([key, value]) => (times.includes(key) ? [] : [key, ...valuesIn(value)]));
}

/** Returns every value that a user can read, by trying all existing documents and all lists. */
export async function readableValues(
  project: RulesProject,
  person: NonNullable<Person>,
): Promise<{ source: string; values: string[] }[]> {
  const paths = await project.paths();
  const collections = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))];
  const lists = collections.flatMap((collection) => [
    { how: 'list' as const, collection },
    ...OWNERS_FIELDS.map((field) => {
      return { how: 'list' as const, collection, filter: { field, value: person.uid } };
    }),
  ]);
  const requests = [...paths.map((path) => ({ how: 'get' as const, path })), ...lists];
  const answers = requests.map(async (request) => {
    const answer = await project.ask(person, request);
    const source = request.how === 'get' ? request.path : `a list of ${request.collection}`;
    return answer.isAllowed ? [{ source, values: valuesIn(JSON.parse(answer.body) as Json) }] : [];
  });
  return (await Promise.all(answers)).flat();
}
