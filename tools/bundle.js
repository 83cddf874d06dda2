// Bundles the command: hundreds of small modules become a few files, so that it starts at once.
// Usage: node tools/bundle.js [folder]   (default: dist/cli)
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

const folder = process.argv[2] ?? 'dist/cli';
await rm(folder, { recursive: true, force: true });
await build({
  entryPoints: ['src/cli/main.ts'],
  outdir: folder,
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
});
