// The page in a real browser, where there is one.
import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectMockServer, createMockServer } from '../../index.ts';
import { REAL_TEMPLATES } from '../service/real-templates.ts';
import { startTestServer } from '../service/test-server.ts';

const BROWSER = '/usr/bin/chromium';
const HOSTILE = `<img src=x onerror="document.title='owned'">`;
const TEMPLATES = [
  { request: { route: '/users/{id}' }, response: { body: { id: 1 } } },
  { request: { route: '/count' }, response: { body: '<# Global["n"] = 5; #><#= Global["n"] #>' } },
  {
    request: { route: '/only', condition: '<#= Request.Query["a"] == "1" && Request.Query["b"] == "2" #>' },
    response: {},
  },
  { request: { route: '/fails' }, response: { body: '<#= int.Parse("x") #>' } },
];

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

describe.skipIf(!existsSync(BROWSER))('the page', { timeout: 60_000 }, () => {
  let browser: Browser;
  const problems: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: BROWSER,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    });
  }, 60_000);
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(() => browser?.close());

  async function open(url: string): Promise<Page> {
    const page = await browser.newPage();
    problems.length = 0;
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(url);
    return page;
  }
  const active = (page: Page): Promise<string> => page.evaluate<string>('document.activeElement.textContent');

  test('shows requests as they come, and takes nothing of them for HTML', async () => {
    await using mock = await createMockServer({ templates: TEMPLATES });
    await fetch(`${mock.url}/users/1`, { headers: { 'X-Hostile': HOSTILE } });
    await fetch(`${mock.url}/${encodeURIComponent(HOSTILE)}`);
    const page = await open(`${mock.url}/_mock/`);
    await page.getByText('/users/1').first().waitFor();
    await fetch(`${mock.url}/users/2`);
    await page.getByText('/users/2').first().waitFor();
    await page.getByText('/users/1').first().click();
    await page.getByText('X-Hostile').first().waitFor();
    expect(await page.title()).toBe('GET /users/1 – mockwright');
    expect(problems).toEqual([]);
  });

  test('by keyboard alone: filter, list, one request, back to its row', async () => {
    await using mock = await createMockServer({ templates: TEMPLATES });
    for (let id = 1; id <= 60; id++) await fetch(`${mock.url}/users/${id}`);
    const page = await open(`${mock.url}/_mock/`);
    await page.getByText('60 requests').waitFor();
    await page.getByRole('searchbox').fill('users/5');
    await page.getByText('11 of 60 requests').waitFor();
    // Escape empties the filter.
    await page.keyboard.press('Escape');
    await page.getByText('60 requests', { exact: true }).waitFor();
    await page.locator('.row a').first().focus();
    await page.keyboard.press('End');
    expect(await active(page)).toBe('GET /users/1');
    await page.keyboard.press('ArrowUp');
    // What comes meanwhile does not take the focus away.
    await fetch(`${mock.url}/users/61`);
    await page.getByText('61 requests').waitFor();
    expect(await active(page)).toBe('GET /users/2');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'GET /users/2' }).waitFor();
    await expect.poll(() => active(page)).toBe('GET /users/2');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toMatch(/#\/requests$/);
    await expect.poll(() => active(page)).toBe('GET /users/2');
    expect(await page.locator('.list').getAttribute('aria-rowcount')).toBe('62');
    expect(problems).toEqual([]);
  });

  test('says why, replays, makes a template, edits Global, sets the clock', async () => {
    await using mock = await createMockServer({ templates: TEMPLATES });
    await fetch(`${mock.url}/only?a=1&b=3`);
    await fetch(`${mock.url}/count`);
    const page = await open(`${mock.url}/_mock/#/requests/1`);
    await page.getByText('Request.Query["b"] == "2"').first().waitFor();
    await page.getByRole('button', { name: 'Make a template of this' }).click();
    const text = await page.getByRole('textbox', { name: 'To copy' }).inputValue();
    expect(text).toContain(`Request.Query["a"] == "1" && Request.Query["b"] == "3"`);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByText('The answer is the same').waitFor();
    const json = { 'Content-Type': 'application/json' };
    await fetch(`${mock.url}/pay`, { method: 'POST', headers: json, body: '{"sku":"a","n":2}' });
    await page.goto(`${mock.url}/_mock/#/requests/3`);
    await page.getByLabel('for this body only').check();
    await page.getByRole('button', { name: 'Make a template of this' }).click();
    expect(await page.getByRole('textbox', { name: 'To copy' }).inputValue()).toContain(
      `"<#= (string)Request.Body["sku"] == "a" && JToken.DeepEquals(Request.Body["n"], 2) #>"`,
    );
    await page.getByRole('link', { name: 'Global' }).click();
    await page.getByRole('textbox', { name: 'JSON of n' }).fill('7');
    await page.getByRole('button', { name: 'Save n' }).click();
    await expect.poll(() => mock.global.get('n')).toBe(7);
    await page.getByText('Global["n"] is set.').waitFor();
    await page.getByRole('button', { name: 'Remove n' }).click();
    await page.getByText('There is nothing in it.').waitFor();
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByRole('textbox', { name: 'Time to set' }).fill('2030-05-06T00:00:00Z');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await page.getByText(/2030-05-06T00:00:0\dZ/).waitFor();
    expect(problems).toEqual([]);
  });

  test('Enter sets what a field says, and a session that begins can be chosen', async () => {
    await using mock = await createMockServer({ templates: TEMPLATES });
    const page = await open(`${mock.url}/_mock/#/globals`);
    await page.getByText('Live').waitFor();
    await page.getByLabel('Name of a new value').fill('flag');
    await page.getByLabel('Its value, as JSON').fill('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => mock.global.get('flag')).toBe(true);
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByRole('textbox', { name: 'Time to set' }).fill('yesterday');
    await page.keyboard.press('Enter');
    await page.getByText(/'yesterday', which is no time/).waitFor();
    await page.getByRole('textbox', { name: 'Time to set' }).fill('2030-05-06T00:00:00Z');
    await page.keyboard.press('Enter');
    await page.getByText(/2030-05-06T00:00:0\dZ/).waitFor();
    expect(await page.locator('#said').textContent()).toBe('');
    problems.length = 0;
    await fetch(`${mock.url}/users/1`, { headers: { 'Mockwright-Session': 'qa-1' } });
    await page.locator('#session').selectOption('qa-1');
    await page.getByRole('link', { name: 'Requests' }).click();
    await page.getByText('1 request', { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  test('sessions that begin are listed while the picker has the focus', async () => {
    await using mock = await createMockServer({ templates: TEMPLATES });
    const page = await open(`${mock.url}/_mock/`);
    await page.getByText('Live').waitFor();
    const picker = page.getByRole('combobox');
    await picker.focus();
    for (const name of ['a', 'b', 'c', 'd']) {
      await fetch(`${mock.url}/users/1`, { headers: { 'Mockwright-Session': name } });
      await expect.poll(() => picker.locator('option').allTextContents()).toContain(name);
    }
    expect(await picker.locator('option').allTextContents()).toEqual(['all', 'default', 'a', 'b', 'c', 'd']);
    expect(problems).toEqual([]);
  });

  test('a chosen session that ends makes room for all', async () => {
    await using mock = await createMockServer({ templates: TEMPLATES });
    const remote = await connectMockServer(mock.url);
    const page = await open(`${mock.url}/_mock/`);
    await page.getByText('Live').waitFor();
    await fetch(`${mock.url}/users/0`);
    for (const path of ['requests', 'requests/', 'templates', 'globals', 'sessions']) {
      const session = remote.session(`in ${path.replace('/', ' open')}`);
      await fetch(`${session.url}/users/1`);
      await page.goto(`${mock.url}/_mock/#/requests`);
      const picker = page.getByRole('combobox');
      await picker.focus();
      await expect.poll(() => picker.textContent()).toContain(session.name);
      await picker.selectOption(session.name);
      await page.getByText('1 request', { exact: true }).waitFor();
      if (path === 'requests/') await page.getByText('/users/1').click();
      else await page.goto(`${mock.url}/_mock/#/${path}`);
      await expect.poll(() => page.locator('#view').textContent()).not.toContain('Loading');
      await session.end();
      await page.getByText(`The session “${session.name}” is over: all sessions are shown.`).waitFor();
      await expect.poll(() => picker.inputValue()).toBe('');
      expect(await picker.textContent()).not.toContain(session.name);
      await expect
        .poll(() => page.locator('#view').textContent())
        .not.toMatch(/There is no (?:session|request)|users\/1/);
    }
    // It ended while nobody looked.
    await page.evaluate("sessionStorage.setItem('mockwright-session', 'gone')");
    await page.goto(`${mock.url}/_mock/#/sessions`);
    await page.reload();
    await page.getByText('The session “gone” is over: all sessions are shown.').waitFor();
    await page.getByText('Clock of default').waitFor();
  });

  test('a value whose name no address can carry is shown', async () => {
    await using mock = await createMockServer({
      templates: [{ request: { route: '/set' }, response: { body: '<# Global["\\ud800x"] = 1; #>' } }],
      global: { n: 1 },
    });
    await fetch(`${mock.url}/set`);
    const page = await open(`${mock.url}/_mock/#/globals`);
    await page.getByText('No address can carry its name').waitFor();
    await page.getByRole('textbox', { name: 'JSON of n' }).waitFor();
    await page.getByRole('button', { name: 'Reset all' }).click();
    await page.getByText('Global is as it was at the start.').waitFor();
    await expect.poll(() => page.locator('.card').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('asks for the token where the service wants one', async () => {
    const options = { ...REAL_TEMPLATES, adminToken: 'secret' };
    await using server = await startTestServer({}, options);
    await server.server.ready;
    const page = await open(`${server.base}/_mock/`);
    const token = page.getByLabel('Mock:AdminToken');
    await token.fill('wrong');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('The token is not the right one.').waitFor();
    await token.fill('secret');
    await page.keyboard.press('Enter');
    await page.getByText('No requests yet.').waitFor();
    await page.getByText('Live').waitFor();
  });

  test('has nothing that axe finds fault with, in the light and in the dark, wide and narrow', async () => {
    await using mock = await createMockServer({ templates: TEMPLATES });
    for (const path of ['/users/1', '/only?b=1', '/fails', '/count']) await fetch(mock.url + path);
    const page = await open(`${mock.url}/_mock/`);
    await page.evaluate(axe.source);
    const found: string[] = [];
    for (const [width, colorScheme, views] of [
      [1280, 'light', ['requests', 'requests/2', 'requests/3', 'templates', 'globals', 'sessions']],
      [360, 'dark', ['requests/2', 'templates']],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      for (const view of views) {
        await page.evaluate(`location.hash = '#/${view}'`);
        await page
          .locator(view.includes('/') ? '.pane h3' : 'h1')
          .first()
          .waitFor();
        const { violations } = await page.evaluate<AxeResult>('axe.run()');
        for (const { id, nodes } of violations)
          found.push(`${view} ${width} ${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        const tooWide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect(tooWide, view).toBeLessThanOrEqual(0);
      }
    }
    expect(found).toEqual([]);
  });
});
