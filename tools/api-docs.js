// Makes docs/api.md from the declarations of the package, with TypeDoc. It is installed for that alone: it wants a TypeScript
// of its own.
// Usage: node tools/api-docs.js [--check]   (--check: fails when the page is not up to date)
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENTRIES, PACKAGE } from './entries.js';
import { joinPages } from './join-pages.js';

const PAGE = 'docs/api.md';
const HEAD = `# The API

What the entries of the package have, made from their declarations. [In tests](testing.md) shows how they are used.
`;
const OPTIONS = {
  plugin: ['typedoc-plugin-markdown'],
  entryPoints: ENTRIES.map(({ name }) => `${name}.d.ts`),
  tsconfig: 'tsconfig.json',
  out: 'out',
  outputFileStrategy: 'modules',
  readme: 'none',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  disableSources: true,
  useCodeBlocks: true,
  expandObjects: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  sort: ['source-order'],
  groupOrder: ['Functions', 'Interfaces', 'Type Aliases'],
  logLevel: 'Error',
};
const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'esnext.disposable'],
    module: 'nodenext',
    types: ['node'],
    strict: true,
    skipLibCheck: true,
  },
  files: ['runners.d.ts', ...ENTRIES.map(({ name }) => `${name}.d.ts`)],
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'mockwright-api-docs-'));
try {
  if (!existsSync(`${PACKAGE}/dist/index.d.ts`)) run('npm', ['run', '--silent', 'build:types'], '.');
  for (const { name } of ENTRIES) {
    const esm = `${PACKAGE}/dist/${name}.d.ts`;
    const text = readFileSync(existsSync(esm) ? esm : `${PACKAGE}/dist/${name}.d.cts`, 'utf8');
    writeFileSync(join(folder, `${name}.d.ts`), text.replaceAll('./index.cjs', './index.js'));
  }
  cpSync('tools/api-docs', folder, { recursive: true });
  writeFileSync(join(folder, 'typedoc.json'), JSON.stringify(OPTIONS));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'], folder);
  run('npx', ['typedoc'], folder);
  const page = join(folder, 'api.md');
  const pages = ENTRIES.map(({ name }) => ({
    name,
    title: name === 'index' ? 'mockwright' : `mockwright/${name}`,
    text: readFileSync(join(folder, `out/${name}.md`), 'utf8'),
  }));
  writeFileSync(page, `${HEAD}\n${joinPages(pages)}`);
  run('npx', ['prettier', '--config', '.prettierrc.json', '--write', page], '.');
  if (!process.argv.includes('--check')) copyFileSync(page, PAGE);
  else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== readFileSync(page, 'utf8')) {
    console.error(`${PAGE} is not up to date: run node tools/api-docs.js`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
