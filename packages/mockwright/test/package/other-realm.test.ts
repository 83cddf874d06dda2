// The built package in a realm of its own, as Jest and Vitest's pools of virtual machines run it: what it gives is of the
// classes that the test knows.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const dist = join(root, 'packages/mockwright/dist');

beforeAll(() => {
  if (!existsSync(join(dist, 'index.js'))) execFileSync(process.execPath, ['tools/bundle.js'], { cwd: root });
}, 120_000);

/** Loads an entry in a new realm, whose globals are all there is of this one: gives its exports and the realm. */
const LOADERS = {
  cjs: `const load = async (context) => {
    const path = ${JSON.stringify(join(dist, 'index.cjs'))};
    const module = { exports: {} };
    const scope = ['require', 'module', '__filename'];
    const run = vm.compileFunction(readFileSync(path, 'utf8'), scope, { filename: path, parsingContext: context });
    run(createRequire(path), module, path);
    return module.exports;
  };`,
  esm: `const load = async (context) => {
    const path = ${JSON.stringify(join(dist, 'index.js'))};
    const initializeImportMeta = (meta) => void (meta.url = String(pathToFileURL(path)));
    const module = new vm.SourceTextModule(readFileSync(path, 'utf8'), { context, identifier: path, initializeImportMeta });
    await module.link(async (name) => {
      const found = await import(name);
      const names = Object.keys(found);
      return new vm.SyntheticModule(names, function () { for (const each of names) this.setExport(each, found[each]); }, { context });
    });
    await module.evaluate();
    return module.namespace;
  };`,
};

/** What a test of that realm sees: members whose value is not true are wrong. */
const SEEN = `async (m, fetch) => {
  const thrown = (f) => { try { f(); } catch (error) { return error; } };
  const rejected = async (f) => { try { await f(); } catch (error) { return error; } };
  const of = (Class, value) => value instanceof Class && value.constructor === Class;
  const mock = await m.createMockServer({ global: { a: { b: [1] } }, onUnmatched: 'error' });
  const session = mock.session('s');
  await fetch(mock.url + '/x?q=1', { method: 'POST', body: '{"a":["x"]}' });
  await fetch(session.url + '/y', { method: 'POST', body: 'no JSON' });
  const [request] = mock.requests();
  const closing = m.createMockServer().then((other) => other.close());
  const remote = await m.connectMockServer(mock.url);
  const noJson = thrown(() => session.requests()[0].json());
  const broken = await rejected(() => m.createMockServer({ templates: ['{'] }));
  const unheard = await rejected(() => m.connectMockServer('http://127.0.0.1:1'));
  const waited = mock.waitForRequest({}, { timeout: 10 });
  const names = '{"constructor":1,"__proto__":{"toString":2}}';
  mock.global.set('names', JSON.parse(names));
  const depth = 50_000;
  await fetch(mock.url + '/deep', { method: 'POST', body: '['.repeat(depth) + ']'.repeat(depth) });
  const [deep] = mock.requests({ path: '/deep' });
  const seen = {
    names: JSON.stringify(mock.global.get('names')) === names,
    deep: of(Array, deep.json()) && of(Array, deep.json()[0]),
    Error: of(Error, broken) && /does not load/.test(broken.message) && /createMockServer|Error/.test(broken.stack),
    TypeError: of(TypeError, await rejected(() => m.createMockServer({ ports: 1 }))),
    TypeErrorOfMember: of(TypeError, thrown(() => mock.requests({ paht: '/' }))),
    SyntaxError: of(SyntaxError, noJson) && of(SyntaxError, noJson.cause),
    errorOfTemplate: of(TypeError, thrown(() => m.template('x'))),
    errorWithCause: of(Error, unheard) && of(TypeError, unheard.cause),
    takenOff: of(TypeError, (({ global: { set } }) => thrown(() => set('a', () => 1)))(mock)),
    promises: closing instanceof Promise && waited instanceof Promise,
    request: of(Object, await waited) && of(Object, request.query) && of(Object, request.headers),
    lists: of(Array, mock.requests()) && of(Array, mock.unmatched()) && of(Array, mock.urls),
    json: of(Object, request.json()) && of(Array, request.json().a),
    Global: of(Object, mock.global.get('a')) && of(Array, mock.global.get('a').b),
    calls: of(Array, mock.use({ request: { route: 'z' } }).calls),
    functions: mock.use instanceof Function && request.json instanceof Function,
    server: mock instanceof Object && mock.session('s') === session && mock.use === mock.use,
    disposed: typeof mock[Symbol.asyncDispose ?? asyncDispose] === 'function',
    remote: of(Object, (await remote.requests())[0].json()) && of(Array, await remote.templates),
    remoteError: of(TypeError, await rejected(() => remote.requests({ paht: '/' }))),
    evaluated: of(Object, m.evaluate('1')),
    strict: of(Error, thrown(() => session.end())),
    closed: of(Error, await rejected(() => mock.close())),
  };
  await closing;
  return JSON.stringify(seen);
}`;

test.each(['cjs', 'esm'] as const)('of a realm of its own: %s', (format) => {
  const code = `
    import vm from 'node:vm';
    import { readFileSync } from 'node:fs';
    import { createRequire } from 'node:module';
    import { pathToFileURL } from 'node:url';
    ${LOADERS[format]}
    const { asyncDispose } = Symbol;
    const context = vm.createContext({ asyncDispose, process, console, URL });
    console.log(await vm.runInContext(${JSON.stringify(`(${SEEN})`)}, context)(await load(context), fetch));`;
  const options = ['--experimental-vm-modules', '--no-warnings', '--input-type=module', '-e', code];
  const said = execFileSync(process.execPath, options, { encoding: 'utf8' });
  const seen = JSON.parse(said) as Record<string, boolean>;
  expect(Object.keys(seen).filter((name) => !seen[name])).toEqual([]);
});
