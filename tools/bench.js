// Runs benchmarks: bundles each file of bench/ that is named (all of them without names) and runs it by itself.
// Usage: node tools/bench.js [compile] [run] [endless] [server] [profile] [--no-dotnet]
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const [names, options] = split(process.argv.slice(2));
const folder = 'node_modules/.cache/mockwright-bench';

/** What a benchmark starts as processes of their own. */
const OTHERS = { server: ['hand-server', 'fastify-server'], profile: ['hand-server'] };

for (const name of names.length > 0 ? names : ['compile', 'run', 'endless', 'server', 'profile']) {
  await build({
    entryPoints: [name, ...(OTHERS[name] ?? [])].map((each) => `bench/${each}.ts`),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: ['esbuild', '@faker-js/faker/*', 'saxes', '@fastify/busboy'],
    minifySyntax: true,
    logLevel: 'warning',
  });
  const { status } = spawnSync(process.execPath, [`${folder}/${name}.mjs`, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

/** The names, and the options: whatever begins with a dash. */
function split(words) {
  return [words.filter((word) => !word.startsWith('-')), words.filter((word) => word.startsWith('-'))];
}
