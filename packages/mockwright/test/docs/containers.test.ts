// docs/containers.md and the containers of docs/from-mockaco.md set what there is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bindSettings } from '../../settings/settings.ts';
import { readSources } from '../../settings/sources.ts';

const FORMS = [
  // `Mock__Log=json` in text and Dockerfiles
  /\b(Mock(?:aco)?__\w+|\w*URLS|\w*HTTP_PORTS)=([^\s`\\]+)/g,
  // `{ name: Mock__Log, value: json }`
  /\{ name: (\w+), value: '?([^' }]+)'? \}/g,
  // `Mock__AllowedHosts__0: mocks` of Compose
  /^ +(Mock__\w+): (\S+)$/gm,
];

test.each([
  ['containers', 13],
  ['from-mockaco', 3],
] as const)('docs/%s.md: variables are settings', (page, count) => {
  const text = readFileSync(new URL(`../../../../docs/${page}.md`, import.meta.url), 'utf8');
  const found = FORMS.flatMap((form) => [...text.matchAll(form)].map(([, name, value]) => [name!, value!]));
  expect(found.length).toBeGreaterThanOrEqual(count);
  for (const [name, value] of found)
    expect(() => bindSettings(readSources('/nowhere', { [name!]: value }, []).entries), name).not.toThrow();
});
