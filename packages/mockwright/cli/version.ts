// `mockwright version`
import { readFileSync } from 'node:fs';

/** The version of package.json, which is a folder up both from the source and from the built command. */
export function packageVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Prints the version. @returns 0 */
export function version(): number {
  process.stdout.write(`${packageVersion()}\n`);
  return 0;
}
