// Templates given in code.
import type { TemplateSource, TemplateText } from './api.ts';

/**
 * The text of a template, as a file holds it. Values in it are written as JSON.
 * @example
 * template`{ "request": { "route": "/users/${id}" }, "response": { "body": ${user} } }`
 */
export function template(parts: TemplateStringsArray, ...values: readonly unknown[]): TemplateText {
  let text = parts.raw[0]!;
  values.forEach((value, index) => {
    const before = text;
    // A text must not begin code.
    const json = (JSON.stringify(value) ?? 'null').replaceAll('<#', '<\\u0023');
    // Within a string of the template a text is put in without its quotes.
    text += typeof value === 'string' && endsInString(before) ? json.slice(1, -1) : json;
    text += parts.raw[index + 1]!;
  });
  return { text };
}

/** Whether a JSON text ends within a string. */
function endsInString(text: string): boolean {
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '\\' && inString) index++;
    else if (text[index] === '"') inString = !inString;
  }
  return inString;
}

/** The text of a template in any form. */
export function textOfTemplate(source: TemplateSource): string {
  if (typeof source === 'string') return source;
  if ('text' in source && typeof source.text === 'string') return source.text;
  return JSON.stringify(source, undefined, 2);
}
