// Pages of documentation that are written from the code: UPDATE=1 writes them, otherwise they are compared.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Fails when `docs/<name>` is not the text; with UPDATE=1 (and not in CI) writes it first. */
export function checkPage(name: string, text: string): void {
  const path = new URL(`../../../../docs/${name}`, import.meta.url);
  if (process.env['UPDATE'] === '1' && process.env['CI'] === undefined) {
    mkdirSync(new URL('.', path), { recursive: true });
    writeFileSync(path, text);
  }
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(
    written === text,
    `docs/${name} is not up to date: run UPDATE=1 npx vitest run packages/mockwright/test/docs`,
  ).toBe(true);
}
