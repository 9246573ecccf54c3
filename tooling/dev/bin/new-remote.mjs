import { run } from './bootstrap.mjs';

await run('new-remote');
