// Templates given in code.
import type { TemplateSource, TemplateText } from './template-object.ts';
import { jsonOf } from './json-of.ts';

/** What is said of values that JSON cannot hold. */
const NO_TEMPLATE =
  "which no template can hold. What is computed for each request is code in a text: '<#= … #>'.";

/**
 * The text of a template, as a file holds it. Values in it are written as JSON. Its backslashes are those of the template,
 * but before a backtick and before `${`.
 * @throws {TypeError} for a value that JSON cannot hold (undefined, a function), and where it is called as a function
 * @example
 * template`{ "request": { "route": "/users/${id}" }, "response": { "body": ${user} } }`
 */
export function template(parts: TemplateStringsArray, ...values: readonly unknown[]): TemplateText {
  const raw: unknown = (parts as Partial<TemplateStringsArray> | undefined)?.raw;
  if (
    !Array.isArray(raw) ||
    raw.length !== values.length + 1 ||
    !raw.every((each) => typeof each === 'string')
  )
    throw new TypeError('template is no function to be called: write the text behind it, template`{ … }`.');
  let text = unescape(parts.raw[0]!);
  values.forEach((value, index) => {
    const before = text;
    // A text must neither begin code nor end it, by itself or with what stands beside it.
    const json = jsonOf(value, `value ${index + 1} of template\`…\``, NO_TEMPLATE).replaceAll('#', '\\u0023');
    // Within a string of the template a text is put in without its quotes.
    text += typeof value === 'string' && endsInString(before) ? json.slice(1, -1) : json;
    const next = unescape(parts.raw[index + 1]!);
    text += text.endsWith('<') ? next.replace(/^#/, '\\u0023') : next;
  });
  return { text };
}

/** Takes away what only the source code needs: the backslash of `\`` and of `\${`. */
function unescape(raw: string): string {
  return raw.replace(
    /\\(`|\$(?=\{))|\$\\(?=\{)|\\[^]/g,
    (all, escaped?: string) => escaped ?? (all.startsWith('$') ? '$' : all),
  );
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

/**
 * The text of a template in any form.
 * @param name what it is called in messages: `templates[0]`
 * @throws {TypeError} for a member that JSON cannot hold, and for what is no template
 */
export function textOfTemplate(source: TemplateSource, name: string): string {
  if (typeof source === 'string') return source;
  if (typeof source !== 'object' || source === null || Array.isArray(source))
    throw new TypeError(
      `${name} is no template: give an object { request, response }, or its text as in a file.`,
    );
  if ('text' in source && typeof source.text === 'string') return source.text;
  return jsonOf(source, name, NO_TEMPLATE);
}

/**
 * Whether fields that no template has are errors: they are where a template was written in code, as types do not reach
 * those who write JavaScript; a text may be that of a file.
 */
export function isStrict(source: TemplateSource): boolean {
  return typeof source !== 'string';
}
