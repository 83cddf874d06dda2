// Puts the papers of the repository into the published package, links made absolute; with --remove takes them out again.
// Usage: node tools/papers.js [--remove]
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PACKAGE } from './entries.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { homepage } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8'));
const repository = homepage.replace(/#.*/, '');

for (const name of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
  const copy = `${PACKAGE}/${name}`;
  if (process.argv[2] === '--remove') rmSync(copy, { force: true });
  else writeFileSync(copy, withAbsoluteLinks(readFileSync(name, 'utf8')));
}

/** On the registry there are no files beside the page: its links lead to the repository. */
function withAbsoluteLinks(text) {
  return text.replace(
    /\]\((?!https?:|#|mailto:)([^)]+)\)/g,
    (_link, path) => `](${repository}/blob/main/${path})`,
  );
}
