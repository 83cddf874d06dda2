// `mockwright check`: what it names, finds and how it says it.
import { readFileSync } from 'node:fs';
import draft04 from 'ajv-draft-04';
import formats from 'ajv-formats';
import { describe, expect, test, vi } from 'vitest';
import { SaxesParser } from 'saxes';
import { CommandUnderTest, HELLO } from './command-under-test.ts';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const command = new CommandUnderTest();
const BROKEN = HELLO.replace('Request.', 'Reqest.');
const WARNED = HELLO.replace('"response"', '"respones": 1, "response"');
/** What a shell outside of GitHub Actions has. */
const { GITHUB_ACTIONS: _, ...env } = process.env;

const check = async (...args: string[]): Promise<[number | null, string]> => {
  const { code, stdout, stderr } = await command.run(['check', ...args], '', env);
  return [code, stdout + stderr];
};

describe('what is checked', () => {
  test('a folder that holds Mocks, a folder of templates, a file, several of them', async () => {
    command.write('shop/Mocks/a.json', HELLO);
    command.write('shop/Mocks/deep/b.mock', BROKEN);
    command.write('stubs/c.json', WARNED.replace('hello', 'c'));
    expect(await check('shop')).toEqual([1, expect.stringContaining('shop/Mocks/deep/b.mock:3:')]);
    expect(await check('stubs')).toEqual([0, expect.stringContaining('stubs/c.json:3:')]);
    expect(await check('shop/Mocks/a.json')).toEqual([0, '1 file: 0 errors, 0 warnings.\n']);
    command.write('empty/Mocks/read.me', '');
    expect(await check('empty')).toEqual([
      0,
      '0 files: 0 errors, 0 warnings.\nhint: There is no template in empty/Mocks: templates are files *.mock or *.json. `mockwright init` writes samples.\n',
    ]);
    const [, both] = await check('shop', 'stubs');
    expect(both).toContain('\n\n3 files: 1 error, 1 warning.\n');
  });

  test('no folder, and an empty one', async () => {
    expect(await check()).toEqual([
      1,
      expect.stringMatching(
        /^Mocks error MW2001: There is no such folder\n {2}hint: `mockwright init` makes it[^]*\n\n0 files: 1 error, 0 warnings\.\n$/,
      ),
    ]);
  });

  test('warnings fail when there are more than --max-warnings', async () => {
    command.write('Mocks/a.json', WARNED);
    expect((await check('--max-warnings', '1'))[0]).toBe(0);
    expect(await check('--max-warnings', '0')).toEqual([
      1,
      expect.stringContaining(
        '1 file: 0 errors, 1 warning.\n1 warning where none is allowed (--max-warnings).\n',
      ),
    ]);
  });

  /** Where the system watches no more files. */
  const UNWATCHED = `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    fs.watch = () => { throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }); };
    syncBuiltinESMExports();
  `)}`;

  test.each([
    ['', []],
    [' where nothing can be watched', ['--import', UNWATCHED]],
  ])('--watch checks again%s, whenever a file changes behind the first check', async (_where, flags) => {
    command.write('Mocks/a.json', HELLO);
    const main = join(command.place, 'main.js');
    const child = spawn(process.execPath, [...flags, main, 'check', '--watch'], {
      cwd: command.folder,
      env,
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      if (said === '') command.write('Mocks/a.json', BROKEN);
      said += part;
    });
    const becomes = (text: string): Promise<void> =>
      vi.waitFor(() => expect(said).toContain(text), { timeout: 10_000, interval: 30 });
    await becomes('1 file: 0 errors');
    await becomes('1 file: 1 error');
    expect(child.exitCode).toBeNull();
    child.kill();
  });
});

describe('formats', () => {
  test('github, by itself in GitHub Actions', async () => {
    command.write('Mocks/a,b.json', BROKEN);
    const line =
      "::error file=Mocks/a%2Cb.json,line=3,endLine=3,col=68,endColumn=74,title=CS0103::The name 'Reqest' does not exist in the current context%0Ahint: did you mean 'Request'?\n";
    expect(await check('--format=github')).toEqual([1, line]);
    const { stdout } = await command.run(['check'], '', { ...env, GITHUB_ACTIONS: 'true' });
    expect(stdout).toBe(line);
  });

  test('SARIF', async () => {
    command.write('Mocks/a b.json', BROKEN);
    const [code, text] = await check('--format', 'sarif');
    expect(code).toBe(1);
    const ajv = new draft04.default({ strict: false, unicodeRegExp: false });
    formats.default(ajv);
    const validate = ajv.compile(
      JSON.parse(readFileSync(new URL('sarif-2.1.0.json', import.meta.url), 'utf8')) as object,
    );
    expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
    expect(JSON.parse(text)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          invocations: [{ executionSuccessful: true, exitCode: 1 }],
          tool: { driver: { name: 'mockwright', rules: [{ id: 'CS0103' }] } },
          results: [
            {
              ruleId: 'CS0103',
              ruleIndex: 0,
              level: 'error',
              message: { text: expect.stringContaining("'Reqest'") as string },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'Mocks/a%20b.json' },
                    region: { startLine: 3, startColumn: 68, endLine: 3, endColumn: 74 },
                  },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  test('JUnit: a case for each file, well-formed', async () => {
    command.write('Mocks/a&b.json', BROKEN);
    command.write('Mocks/c.json', WARNED.replace('hello', 'c'));
    command.write('Mocks/d.json', HELLO.replace('hello', 'd'));
    const [code, text] = await check('--format', 'junit');
    const tags: string[] = [];
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes }) => tags.push(`${name} ${attributes['name'] ?? ''}`.trim()));
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(text).close();
    expect(code).toBe(1);
    expect(tags).toEqual([
      'testsuites mockwright check',
      'testsuite templates',
      'testcase Mocks/a&b.json',
      'failure',
      'testcase Mocks/c.json',
      'system-out',
      'testcase Mocks/d.json',
    ]);
    expect(text).toContain('<testsuites name="mockwright check" tests="3" failures="1" errors="0">');
    const [strictCode, strict] = await check('--format', 'junit', '--max-warnings', '0', 'Mocks/c.json');
    expect(strictCode).toBe(1);
    expect(strict).toContain('<testsuites name="mockwright check" tests="1" failures="1" errors="0">');
    expect(strict).toMatch(/<failure message="[^"]+" type="MW\d+">/);
  });
});

describe('templates that never answer as they are meant', () => {
  const at = (route: string, more = '', body = '"body": 1'): string =>
    `{ "request": { "route": "${route}"${more} }, "response": { ${body} } }`;
  test.each<[string, Record<string, string>, string]>([
    [
      'a route that another one answers always',
      {
        'a.json': at('/u/{id}'),
        'b.json': at('u/{name}'),
        'c.json': at('/u/{id}', ', "condition": "<#= true #>"'),
      },
      "Mocks/b.json:1:25 warning MW2102: The template never answers: 'Mocks/a.json' answers GET u/{name} always",
    ],
    [
      'a file that is not there',
      { 'a.json': at('/f', '', '"file": "none.png"') },
      "Mocks/a.json:1:55 warning MW2103: There is no file 'none.png'",
    ],
    ['a parameter of another program', { 'a.json': at('/u/:id') }, "warning MW1311: ':id' in a route"],
    ['a star', { 'a.json': at('/u/*') }, "warning MW1311: '*' in a route"],
    [
      'an address',
      { 'a.json': at('http://api.test/x') },
      'error MW1209: A route is a path, without scheme and host',
    ],
    ['a query', { 'a.json': at('/u?x=1') }, 'error MW1208: A route is a path: it holds no query'],
    [
      'a misspelt parameter',
      { 'a.json': at('/u/{id}', '', '"body": "<#= Request.Route["idd"] #>"') },
      "warning MW1310: The route has no parameter 'idd'",
    ],
    ['a status that ends nothing', { 'a.json': at('/u', '', '"status": 100') }, 'error MW1204'],
    [
      'a path of the service',
      { 'a.json': at('/_MOCK/{any}') },
      "warning MW2105: The template never answers: what is below '/_mock' is the service's own",
    ],
    ['a body that is not sent', { 'a.json': at('/u', '', '"status": 204, "body": 1') }, 'warning MW1308'],
  ])('%s', async (_title, files, expected) => {
    for (const [name, text] of Object.entries(files)) command.write(`Mocks/${name}`, text);
    const [, text] = await check();
    expect(text).toContain(expected);
    expect(text.match(/ MW\d+:/g)).toHaveLength(1);
  });

  test('data among the templates is a hint, what is ignored is not looked at', async () => {
    command.write('Mocks/a.json', at('/u'));
    command.write('Mocks/data.json', '{ "id": 1 }');
    command.write('Mocks/long.json', `{ "ids": [${'1,'.repeat(600_000)} 1] }`);
    command.write('Mocks/ignored.json', 'x');
    command.write('Mocks/.mockignore', 'ignored.*');
    const [code, text] = await check('--max-warnings', '0');
    expect(code).toBe(0);
    expect(text).toContain('Mocks/data.json:1:1 hint MW2104: The file is data, no template');
    expect(text).toContain('Mocks/long.json:1:1 hint MW2104');
    expect(text).toContain('3 files: 0 errors, 0 warnings.');
    expect((await check('--format', 'github'))[1]).toMatch(/^::notice file=Mocks\/data\.json,/);
  });

  test('what only looks alike is no mistake', async () => {
    command.write('picture.png', 'x');
    command.write('Mocks/a.json', at('/u/{id}'));
    command.write('Mocks/b.json', at('/u/{id:int}'));
    command.write('Mocks/c.json', at('/u/{id}', ', "method": "*"'));
    command.write('Mocks/d.json', at('/u/{id}', ', "method": "POST"', '"file": "picture.png"'));
    expect(await check()).toEqual([0, '4 files: 0 errors, 0 warnings.\n']);
  });
});
