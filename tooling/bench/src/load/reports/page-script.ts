// What a simulated browser runs: the product's own modules, each with its own state.
export { startFirebase } from '@bank/firebase/app';
export { signIn } from '@bank/firebase/auth';
export { createDocument } from '@bank/firebase/rest';
export { storeReport } from '@bank/host/src/federation/store-report';
export { summarizeHealth } from '@bank/host/src/status/fleet-health';
export { readReports } from '@bank/host/src/status/read-fleet';
