// What is remembered of templates that take long.
import { expect, test } from 'vitest';
import { SourceText } from '@mockwright/language/text/source-text';
import { RememberedTemplates } from '../../service/isolation/slow-templates.ts';

test('of too many the oldest are forgotten', () => {
  const sources = Array.from({ length: 10_001 }, (_, each) => new SourceText(`${each}`, ''));
  const remembered = new RememberedTemplates();
  for (const source of [...sources.slice(0, 5000), sources[0]!, ...sources.slice(5000)])
    remembered.add(source);
  expect([0, 1, 2, 10_000].map((each) => remembered.has(sources[each]!))).toEqual([true, false, true, true]);
});
