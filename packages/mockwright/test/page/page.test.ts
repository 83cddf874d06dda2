// The page in a real browser, where there is one.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createMockServer } from '../../index.ts';

const BROWSER = '/usr/bin/chromium';
const HOSTILE = `<img src=x onerror="document.title='owned'">`;

describe.skipIf(!existsSync(BROWSER))('the page', () => {
  test('shows requests as they come, and takes nothing of them for HTML', { timeout: 60_000 }, async () => {
    await using mock = await createMockServer({
      templates: [{ request: { route: '/users/{id}' }, response: { body: { id: 1 } } }],
    });
    await fetch(`${mock.url}/users/1`, { headers: { 'X-Hostile': HOSTILE } });
    await fetch(`${mock.url}/${encodeURIComponent(HOSTILE)}`);
    const browser = await chromium.launch({
      executablePath: BROWSER,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    });
    try {
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await page.goto(`${mock.url}/_mock/`);
      await page.getByText('/users/1').first().waitFor();
      await fetch(`${mock.url}/users/2`);
      await page.getByText('/users/2').first().waitFor();
      await page.getByText('/users/1').first().click();
      await page.getByText('X-Hostile').first().waitFor();
      if (process.env['SCREENSHOT'] !== undefined) await page.screenshot({ path: process.env['SCREENSHOT'] });
      expect(await page.title()).not.toBe('owned');
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
