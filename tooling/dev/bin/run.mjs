import { run } from './bootstrap.mjs';

// Removes the name of the command: its program reads the options after it.
const [command] = process.argv.splice(2, 1);
await run(command);
