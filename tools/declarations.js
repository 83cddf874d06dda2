// Makes the declarations of the package's entries: a file each, for ESM and for CommonJS, that need no other file.
// Usage: node tools/declarations.js
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { dts as declarations } from 'rollup-plugin-dts';
import { ENTRIES, PACKAGE } from './entries.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

for (const { name, source, formats } of ENTRIES) {
  const bundle = await rollup({
    input: `${PACKAGE}/${source}`,
    plugins: [declarations({ respectExternal: true })],
    external: (id) => /^(?:node:|mockwright|vitest|jest|@jest|@playwright)/.test(id),
  });
  const { output } = await bundle.generate({ format: 'es' });
  const { code } = output[0];
  for (const format of formats)
    await writeFile(`${PACKAGE}/dist/${name}.d.${format === 'esm' ? 'ts' : 'cts'}`, code);
}
