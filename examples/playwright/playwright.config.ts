import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { MockWorkerFixtures } from 'mockwright/playwright';

/** The browser of Debian, where there is one; otherwise `npx playwright install chromium` brings one. */
const CHROMIUM = '/usr/bin/chromium';

export default defineConfig<object, MockWorkerFixtures>({
  testMatch: '*.test.ts',
  reporter: 'list',
  webServer: { command: 'node shop.js', url: 'http://localhost:41730/', reuseExistingServer: false },
  use: {
    baseURL: 'http://localhost:41730',
    mockOptions: { folder: 'Mocks', cors: true, seed: 1, global: { orders: 0 } },
    launchOptions: existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {},
  },
});
