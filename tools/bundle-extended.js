// What of the library is loaded when a template names it, `packages/dotnet/extended`: bundled as one function, which runs
// when it is first called. What it shares with the rest of the bundle is handed to it, so that there is one of each.
import { build } from 'esbuild';

const FOLDER = 'packages/dotnet/extended';
const isExtended = (path) => path.replaceAll('\\', '/').includes(`/${FOLDER}/`);

/**
 * @param options of the bundle
 * @returns the function, to stand in the bundle's scope, and the plugin that makes the bundle call it
 */
export async function bundleExtended(options) {
  const shared = [];
  const { outputFiles } = await build({
    ...options,
    entryPoints: [`${FOLDER}/declarations.ts`],
    format: 'cjs',
    write: false,
    plugins: [handedOver(shared)],
  });
  const code = `function extendedTypes(shared) { const module = { exports: {} }; ${outputFiles[0].text} return module.exports.extendedDeclarations; }`;
  return { code, plugin: called(shared) };
}

/** Notes the modules outside that the folder imports, and takes what they export from the list that it is handed. */
function handedOver(shared) {
  return {
    name: 'handed-over',
    setup(builder) {
      builder.onResolve({ filter: /^(?:\.|@mockwright\/)/ }, async ({ path, pluginData, ...rest }) => {
        if (pluginData === 'resolved') return undefined;
        const found = await builder.resolve(path, { ...rest, pluginData: 'resolved' });
        return isExtended(found.path) ? found : { path: found.path, namespace: 'shared' };
      });
      builder.onLoad({ filter: /.*/, namespace: 'shared' }, async ({ path }) => {
        const names = await exportsOf(path);
        const index = shared.push({ path, names }) - 1;
        return { contents: `export const { ${names.join(', ')} } = shared[${index}];` };
      });
    },
  };
}

/** The module that loads the folder calls the function. */
function called(shared) {
  const imports = shared.map(
    ({ path, names }, index) =>
      `import { ${names.map((name) => `${name} as ${name}${index}`).join(', ')} } from ${JSON.stringify(path)};`,
  );
  const modules = shared.map(
    ({ names }, index) => `{ ${names.map((name) => `${name}: ${name}${index}`).join(', ')} }`,
  );
  const contents = `${imports.join('\n')}\nexport const loadExtended = () => extendedTypes([${modules.join(', ')}]);`;
  return {
    name: 'extended-when-named',
    setup: (builder) =>
      builder.onLoad({ filter: /dotnet[\\/]extended[\\/]load\.ts$/ }, () => ({ loader: 'js', contents })),
  };
}

/** The names that a source module exports. */
export async function exportsOf(path) {
  const { metafile } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: [path],
    bundle: false,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: '.',
  });
  return Object.values(metafile.outputs)[0].exports;
}
