import { benchCustomers, type LoadRun } from './bench-customers';
import { createPeople } from './people';
import { benchReports } from './reports/bench-reports';

export { readLoadOptions } from './options';

const MAX_PRINTED = 20;

/** Customers use the bank, and then browsers send reports. Returns what must not have happened. */
export async function benchLoad(run: LoadRun): Promise<readonly string[]> {
  const { emulators, options } = run;
  const { customers, browsers } = options;
  const given = Object.entries(options).map(([name, value]) => `--${name} ${value}`);
  console.log(`Repeat with: npm run bench:load -- ${given.join(' ')}`);
  const people = await createPeople(emulators, customers);
  const found = [
    ...(customers > 0 ? await benchCustomers(run, people) : []),
    ...(browsers > 0 ? await benchReports(run, people.administrators) : []),
  ];
  for (const line of found.slice(0, MAX_PRINTED)) console.log(line);
  if (found.length > MAX_PRINTED) console.log(`… and ${found.length - MAX_PRINTED} more`);
  console.log(found.length === 0 ? 'Nothing failed.' : `${found.length} failures`);
  return found;
}
