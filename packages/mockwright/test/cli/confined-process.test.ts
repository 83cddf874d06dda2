// What the process that runs templates may still do: read its folders, and make no code of text.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { describe, expect, test, vi } from 'vitest';
import { processFlags } from '../../cli/process-flags.ts';
import { ask } from '../service/test-server.ts';
import { CommandUnderTest, HELLO } from './command-under-test.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const command = new CommandUnderTest();

describe('in a process that may read its folders only', () => {
  test('templates are served, and seen when they change', async () => {
    command.write('Mocks/hello.json', HELLO);
    command.write('note.txt', 'a note');
    command.write(
      'Mocks/note.json',
      '{ "request": { "method": "GET", "route": "/note" }, "response": { "file": "note.txt" } }',
    );
    const { child, said, base, ended } = await command.serve();
    expect((await ask(`${base}/hello/Ann`)).body).toBe('{"message":"Hello Ann!"}');
    expect((await ask(`${base}/note`)).body).toBe('a note');
    command.write('Mocks/later/hello.json', HELLO.replace('/hello/', '/later/'));
    await vi.waitFor(() => expect(said()).toContain('Mocks/later/hello.json is loaded'), { timeout: 5000 });
    expect((await ask(`${base}/later/Bo`)).body).toBe('{"message":"Hello Bo!"}');
    expect(said()).not.toMatch(/warning|experimental/i);
    child.kill();
    expect(await ended).toBe(0);
  });

  test('it makes no code of text, reads nothing else and starts nothing', () => {
    const flags = processFlags({ workingFolder: command.folder, script: join(command.place, 'main.js') });
    const all = [
      "Function('return 1')()",
      "(0, eval)('1')",
      "require('node:fs').readFileSync('/etc/passwd')",
      `require('node:fs').writeFileSync(${JSON.stringify(join(command.folder, 'x'))}, '')`,
      "require('node:child_process').execFileSync('true')",
      "new (require('node:worker_threads').Worker)('1', { eval: true })",
    ];
    // Where there is no permission model, only code from strings is refused.
    const attempts = flags.includes('--permission') ? all : all.slice(0, 2);
    const code = attempts.map(
      (attempt) => `try { ${attempt}; console.log('done'); } catch (e) { console.log(e.code ?? e.name); }`,
    );
    const said = execFileSync(process.execPath, [...flags, '-e', code.join('\n')], {
      cwd: command.folder,
      encoding: 'utf8',
    });
    expect(said.trim().split('\n')).toEqual([
      'EvalError',
      'EvalError',
      ...(flags.includes('--permission') ? attempts.slice(2).map(() => 'ERR_ACCESS_DENIED') : []),
    ]);
  });

  test.each([
    ['22.13.0', '--permission'],
    ['24.0.0', '--permission'],
    ['25.1.0', '--allow-net'],
  ])('Node.js %s has %s', (version, flag) => {
    expect(
      processFlags({ workingFolder: command.folder, script: join(command.place, 'main.js'), version }),
    ).toContain(flag);
  });
});

test('a hardened process has neither environment nor constructors of functions', () => {
  const file = join(command.place, 'hardened.mjs');
  buildSync({
    entryPoints: [join(root, 'packages/mockwright/cli/harden-process.ts')],
    outfile: file,
    format: 'esm',
    logLevel: 'error',
  });
  const code = `import { hardenProcess } from ${JSON.stringify(pathToFileURL(file).href)};
const taken = hardenProcess();
const kinds = [() => 1, async () => 1, function* () {}, async function* () {}, Object, Map];
let added = 'added';
try { Object.prototype.added = 1; } catch (e) { added = e.name; }
console.log(JSON.stringify([taken.PLANTED, Object.keys(process.env), kinds.map((each) => typeof each.constructor), added, [1].map((x) => x)]));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { PLANTED: 'p', TZ: 'UTC' },
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual([
    'p',
    ['TZ'],
    Array.from({ length: 6 }, () => 'undefined'),
    'TypeError',
    [1],
  ]);
});
