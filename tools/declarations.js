// Makes the declarations of the package's entries: a file each, for ESM and for CommonJS, that need no other file.
// Usage: node tools/declarations.js
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { dts as declarations } from 'rollup-plugin-dts';
import { ENTRIES, IN_FIRST_ENTRY, PACKAGE, RUNNERS } from './entries.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

for (const { name, source, formats, lazy } of ENTRIES) {
  const isFirst = lazy === true;
  const bundle = await rollup({
    input: `${PACKAGE}/${source}`,
    plugins: [declarations({ respectExternal: true })],
    external: (id) => id.startsWith('node:') || RUNNERS.includes(id) || (!isFirst && IN_FIRST_ENTRY.test(id)),
  });
  for (const format of formats) {
    const [js, ts] = format === 'esm' ? ['js', 'd.ts'] : ['cjs', 'd.cts'];
    const { output } = await bundle.generate({
      format: 'es',
      paths: (id) => (IN_FIRST_ENTRY.test(id) ? `./index.${js}` : id),
    });
    await writeFile(`${PACKAGE}/dist/${name}.${ts}`, output[0].code);
  }
}
