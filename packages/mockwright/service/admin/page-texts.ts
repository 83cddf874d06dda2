// The texts of the files that the page is made of. From source they are read beside this module; the bundler puts them
// into the bundle in place of it.
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./page/', import.meta.url);

/** The texts by the names of their files. */
export function readPageTexts(): Readonly<Record<string, string>> {
  const names = readdirSync(FOLDER).filter((name) => /\.(?:html|css|js)$/.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]));
}
