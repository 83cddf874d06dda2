// Bundles the command, so that it starts at once: a small main.js, and one file with everything the commands need,
// which main.js loads with V8's code cache. The cache for this Node.js is made here, by running the command once.
// Usage: node tools/bundle.js [folder]   (default: dist/cli)
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

const folder = process.argv[2] ?? 'dist/cli';
const common = {
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
};

await rm(folder, { recursive: true, force: true });
await build({
  ...common,
  entryPoints: ['src/cli/main.ts'],
  outdir: folder,
  format: 'esm',
  splitting: true,
  chunkNames: '[name]-[hash]',
  external: ['./implementations.ts'],
});
await build({
  ...common,
  entryPoints: ['src/cli/implementations.ts'],
  outfile: `${folder}/implementations.cjs`,
  format: 'cjs',
  // A script that comes from the code cache has no import(): what is loaded on demand is required then.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': 'bundleUrl' },
  banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
});
execFileSync(process.execPath, [`${folder}/main.js`, 'eval', '1 + 1'], { stdio: 'ignore' });
