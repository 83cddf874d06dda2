// Bundles the command, so that it starts at once: a small main.js, and one file with everything the commands need,
// which main.js loads with V8's code cache. The cache for this Node.js is made here, by checking the sample mocks, which
// needs most of what every start needs.
// Usage: node tools/bundle.js [folder]   (default: packages/mockwright/dist)
import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = process.argv[2] ?? 'packages/mockwright/dist';
const { dependencies } = JSON.parse(await readFile('packages/mockwright/package.json', 'utf8'));
const common = {
  absWorkingDir: process.cwd(),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
};

await rm(folder, { recursive: true, force: true });
await build({
  ...common,
  entryPoints: ['packages/mockwright/cli/main.ts', 'packages/mockwright/cli/server-process.ts'],
  outdir: folder,
  format: 'esm',
  splitting: true,
  chunkNames: '[name]-[hash]',
  external: [...common.external, './implementations.ts'],
});
const { outputFiles } = await build({
  ...common,
  entryPoints: ['packages/mockwright/cli/implementations.ts'],
  write: false,
  format: 'cjs',
  // A script that comes from the code cache has no import(): what is loaded on demand is required then.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': 'bundleUrl' },
  banner: {
    js: "(function (exports, require, module, __filename) {const bundleUrl = require('node:url').pathToFileURL(__filename).href;",
  },
  footer: { js: '})' },
});
// The rare characters beyond ASCII (in regular expressions) are escaped: bytes are characters then, and quickly read.
const ascii = outputFiles[0].text.replace(
  /[^\0-\x7f]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
await writeFile(`${folder}/implementations.cjs`, ascii);
// One cache for the flags of the server's process (v8-flags.ts), one for the other commands: V8 tells them apart.
// Mistakes in the samples are told when they are served; here they do not matter.
for (const flags of [[], ['--disallow-code-generation-from-strings']])
  spawnSync(process.execPath, [...flags, `${folder}/main.js`, 'check'], { stdio: 'ignore' });
