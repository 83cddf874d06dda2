// What the server sends, whoever decided it: a template, an endpoint or an error.
import type { TemplateAnswer } from '../template/template.ts';

/** Makes an answer of the server itself. */
export function textAnswer(
  status: number,
  headers: readonly (readonly [string, string])[],
  body: string,
): TemplateAnswer {
  return { status, headers, body: Buffer.from(body), file: undefined, delayMilliseconds: 0 };
}
