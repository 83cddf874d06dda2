// Why the mocks whose method and route fit did not answer: what in their conditions decided, and what the body was.
import { nearestName } from '@mockwright/language/text/nearest-name';
import { shorten } from '@mockwright/language/text/shorten';
import type { ConditionPart, RunContext, TemplateRequest } from '../../template/template.ts';
import type { RequestBody } from './body/request-body.ts';
import type { TriedMock } from './near-misses.ts';
import { REDACTED, RequestSecrets } from './request-secrets.ts';

/** How many are explained: no more are told of. */
const EXPLAINED = 3;

/**
 * Adds to the reasons what decided.
 * @param world the one in which the conditions were asked, once more
 * @param hiddenHeaders names of headers whose values nobody may see
 */
export function explainTried(
  tried: readonly TriedMock[],
  body: RequestBody | undefined,
  context: Omit<RunContext, 'request'>,
  hiddenHeaders: readonly string[],
): TriedMock[] {
  const hint = body?.typeHint();
  const explain = (each: TriedMock): TriedMock => {
    const { template } = each.mock;
    const secrets = new RequestSecrets(each.request, hiddenHeaders);
    const condition = template
      .why({ ...context, request: each.request })
      .map((part) => withoutSecrets(part, hiddenHeaders, secrets));
    const reasons = [...each.reasons];
    if (condition.length > 0) reasons[0] = `${reasons[0]}: ${condition.map(describePart).join('; ')}`;
    reasons.push(...missingParts(condition, each.request));
    if (hint !== undefined && template.usesBody) reasons.push(hint);
    if ((body?.bytes.length ?? 0) === 0 && condition.some(({ text }) => text.includes('Request.Body')))
      reasons.push('the request has no body');
    return { ...each, reasons, condition };
  };
  const explainAll = (): TriedMock[] => tried.slice(0, EXPLAINED).map(explain);
  return body === undefined ? explainAll() : body.apart(explainAll);
}

/** How code asks for a part of a request by its name. */
const ASKED = /\bRequest\.(Query|Header|Cookies)\["([^"\\]*)"\]/g;

/** What code asks for and gets as an empty text where there is none: what it is called, and the names that there are. */
const PARTS: Readonly<
  Record<string, readonly [what: string, values: (request: TemplateRequest) => ReadonlyMap<string, string>]>
> = {
  Query: ['query parameter', (request) => request.query],
  Header: ['header', (request) => request.headers],
  Cookies: ['cookie', (request) => request.cookies],
};

/** Each is looked for among all that a request has. */
const MOST_ASKED = 20;

/** Says which of the query parameters, headers and cookies that a condition asks for the request does not have. */
function missingParts(condition: readonly ConditionPart[], request: TemplateRequest): string[] {
  const code = condition.map(({ text }) => text).join(' ');
  const asked = new Map(
    [...code.matchAll(ASKED)].map(([text, part = '', name = '']) => [text, { part, name }]),
  );
  return [...asked.values()].slice(0, MOST_ASKED).flatMap(({ part, name }) => {
    const [what, values] = PARTS[part]!;
    const names = [...values(request).keys()];
    const lower = name.toLowerCase();
    if (names.some((each) => each.toLowerCase() === lower)) return [];
    const nearest = nearestName(name, names);
    const but = nearest === undefined ? '' : `, but '${nearest}'`;
    return [`the request has no ${what} '${shorten(name)}'${but}`];
  });
}

/** What follows the one value of a part that is told in short. */
const COMPARED = /^\s*(?:==|!=|[<>]|is\b)/;

/** `Request.Query["foo"] == "bar"` was `"baz"`. */
function describePart({ text, value, values }: ConditionPart): string {
  const told = Object.entries(values);
  if (told.length === 0) return value === 'false' ? `\`${text}\`` : `\`${text}\` was \`${value}\``;
  const [first, firstWas] = told[0]!;
  const isCompared = text.startsWith(first) && COMPARED.test(text.slice(first.length));
  if (told.length === 1 && isCompared) return `\`${text}\` was \`${firstWas}\``;
  return `\`${text}\` (${told.map(([name, was]) => `\`${name}\` was \`${was}\``).join(', ')})`;
}

/** @param names of headers that are secret even where their values are short */
function withoutSecrets(
  part: ConditionPart,
  names: readonly string[],
  secrets: RequestSecrets,
): ConditionPart {
  const namesSecret = (text: string): boolean =>
    names.some((name) => text.toLowerCase().includes(`"${name.toLowerCase()}"`));
  const values = Object.entries(part.values).map(([text, was]) => [
    text,
    namesSecret(text) || secrets.isIn(was) ? REDACTED : was,
  ]);
  return {
    ...part,
    value: secrets.isIn(part.value) ? REDACTED : part.value,
    values: Object.fromEntries(values) as ConditionPart['values'],
  };
}
