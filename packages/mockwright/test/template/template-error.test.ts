// The message of a failure is bounded: it goes to clients, to the console, and from process to process.
import { SourceText } from '@mockwright/language/text/source-text';
import { expect, test } from 'vitest';
import { TemplateError } from '../../template/template-error.ts';

test.each([
  [65_536, 'm'.repeat(65_536)],
  [65_537, `${'m'.repeat(65_536)}\u2026 (65537 characters)`],
])('a message of %d characters', (length, expected) => {
  const details = { exceptionType: 'System.Exception', message: 'm'.repeat(length) };
  expect(new TemplateError(new SourceText('a', 'b'), undefined, details).message).toBe(expected);
});
