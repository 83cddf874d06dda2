// Recorded members of Bogus: 200 values of ours satisfy the pattern and the check of each. Cases that do not pass yet are
// listed by id in known-gaps.json under "faker", which may only shrink.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemOrFailure } from '../cases/faker-case.ts';
import type { FakerCase } from '../cases/faker-case.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const known = new Set((read('known-gaps.json') as { readonly faker?: readonly number[] }).faker);

describe('Bogus', () => {
  test.each((read('faker.json') as readonly FakerCase[]).map((recorded) => [recorded.id, recorded.code, recorded] as const))('%i %s', (id, _code, recorded) => {
    const problem = problemOrFailure(recorded);
    if (known.has(id)) expect(problem, 'this case passes now: take it off the list of known gaps').toBeDefined();
    else expect(problem).toBeUndefined();
  });
});
