// Bundles the package: the command's small files, the entries, and one file with everything they need, which is loaded
// with V8's code cache. The cache for this Node.js is made here, by checking the sample mocks, which needs most of what
// every start needs.
// Usage: node tools/bundle.js [folder]   (default: packages/mockwright/dist)
import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleExtended, exportsOf } from './bundle-extended.js';
import { ENTRIES, IN_FIRST_ENTRY, PACKAGE, RUNNERS } from './entries.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = process.argv[2] ?? `${PACKAGE}/dist`;
const { dependencies } = JSON.parse(await readFile(`${PACKAGE}/package.json`, 'utf8'));
const packages = [...Object.keys(dependencies), ...RUNNERS];
const common = {
  absWorkingDir: process.cwd(),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  external: packages.flatMap((name) => [name, `${name}/*`]),
  minifySyntax: true,
  minifyWhitespace: true,
  // Node.js shows the line that threw what nobody caught.
  lineLimit: 160,
  legalComments: 'none',
  logLevel: 'warning',
};
/** A script that comes from the code cache has no `import.meta`. */
const asScript = {
  format: 'cjs',
  define: { 'import.meta.url': 'bundleUrl' },
};
/** The page goes into the bundle as texts, its scripts as one, in place of the module that reads them from source. */
const pageTexts = {
  name: 'page-texts',
  setup(builder) {
    builder.onLoad({ filter: /admin[\\/]page-texts\.ts$/ }, async () => {
      const { outputFiles } = await build({
        ...common,
        platform: 'browser',
        target: 'es2022',
        format: 'esm',
        minify: true,
        entryPoints: ['page.js', 'page.css'].map((name) => `${PACKAGE}/service/admin/page/${name}`),
        outdir: folder,
        write: false,
      });
      const texts = Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text]));
      texts['index.html'] = await readFile(`${PACKAGE}/service/admin/page/index.html`, 'utf8');
      return { loader: 'js', contents: `export const readPageTexts = () => (${JSON.stringify(texts)});` };
    });
  },
};
/**
 * The bundle is loaded when something of it is first called: a test may have replaced timers and clocks by then. It takes
 * those that the entry found when it was imported.
 */
const realTime = {
  name: 'real-time',
  setup(builder) {
    builder.onLoad({ filter: /language[\\/]text[\\/]real-time\.ts$/ }, async ({ path }) => ({
      loader: 'js',
      contents: `export const { ${(await exportsOf(path)).join(', ')} } = realTime;`,
    }));
  },
};
/**
 * Modules of Node.js that the command's small files need for some commands alone are loaded by the module that names
 * them, when that one runs, and not before all else.
 */
const rareBuiltins = {
  name: 'rare-builtins',
  setup(builder) {
    builder.onResolve({ filter: /^node:(?:crypto|https?|tls|vm)$/ }, ({ path }) => ({
      path,
      namespace: 'rare-builtins',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'rare-builtins' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}');`,
    }));
  },
};
/**
 * esbuild's own code goes through the members of an object with those that a test has put on the class of all objects.
 */
const ownMembers = (code) =>
  code.replaceAll(/for\s*\(var (\w+) in (all\d*)\)/g, 'for(var $1 of Object.keys($2))');
const BUNDLE_URL = "const bundleUrl = require('node:url').pathToFileURL(__filename).href;";

await rm(folder, { recursive: true, force: true });
await build({
  ...common,
  entryPoints: [`${PACKAGE}/cli/main.ts`, `${PACKAGE}/cli/server-process.ts`],
  outdir: folder,
  format: 'esm',
  external: [...common.external, './implementations.ts'],
  plugins: [rareBuiltins],
});
await bundleImplementations();
await Promise.all(ENTRIES.flatMap((entry) => entry.formats.map((format) => buildEntry(entry, format))));
// One cache for the flags of the server's process, one for all else: V8 tells them apart. Mistakes in the samples are
// told when they are served; here they do not matter.
for (const flags of [[], ['--disallow-code-generation-from-strings']])
  spawnSync(process.execPath, [...flags, `${folder}/main.js`, 'check'], { stdio: 'ignore' });

async function bundleImplementations() {
  const extended = await bundleExtended({ ...common, ...asScript });
  const { outputFiles } = await build({
    ...common,
    ...asScript,
    entryPoints: [`${PACKAGE}/cli/implementations.ts`],
    write: false,
    plugins: [pageTexts, realTime, extended.plugin],
    // A script that comes from the code cache has no import(): what is loaded on demand is required then.
    supported: { 'dynamic-import': false },
    banner: { js: `(function (exports, require, module, __filename, realTime) {${BUNDLE_URL}` },
    footer: { js: `\n${extended.code}})` },
  });
  // The rare characters beyond ASCII (in regular expressions) are escaped: bytes are characters then, and quickly read.
  const ascii = ownMembers(outputFiles[0].text).replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  await writeFile(`${folder}/implementations.cjs`, ascii);
}

/** One entry in one format. */
async function buildEntry({ name, source, lazy }, format) {
  const input = lazy
    ? { stdin: { contents: await lazyEntry(source), resolveDir: `${PACKAGE}/cli`, loader: 'ts' } }
    : { entryPoints: [`${PACKAGE}/${source}`], plugins: [fromFirstEntry(format)] };
  const outfile = `${folder}/${name}.${format === 'esm' ? 'js' : 'cjs'}`;
  const { outputFiles } = await build({
    ...common,
    ...input,
    write: false,
    ...(format === 'cjs' && { ...asScript, banner: { js: BUNDLE_URL } }),
    format,
    external: [...common.external, './implementations.ts'],
    outfile,
  });
  await writeFile(outfile, ownMembers(outputFiles[0].text));
}

/** Entries that are no first ones load it, in their own format. */
function fromFirstEntry(format) {
  return {
    name: 'from-first-entry',
    setup: ({ onResolve }) =>
      onResolve({ filter: IN_FIRST_ENTRY }, () => ({
        path: `./index.${format === 'esm' ? 'js' : 'cjs'}`,
        external: true,
      })),
  };
}

/**
 * A module with the functions that a source module exports, each of which loads the bundle when it is first called. What
 * they give is of the realm that the entry runs in.
 */
async function lazyEntry(source) {
  const names = await exportsOf(`${PACKAGE}/${source}`);
  const lines = names.map(
    (name) =>
      `export const ${name} = (...args: any[]) => (api ??= ofOwnRealm(loadBundle().api)).${name}(...args);`,
  );
  return [
    "import { loadBundle } from './load-implementations.ts';",
    "import { ofOwnRealm } from './own-realm.ts';",
    'let api: any;',
    ...lines,
  ].join('\n');
}
