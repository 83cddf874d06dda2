// What the test runner does after all tests: the commands that its workers built go. They end without a chance to do so.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Removes them. */
export function teardown(): void {
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith('command-under-test-')) rmSync(join(folder, name), { recursive: true, force: true });
}
