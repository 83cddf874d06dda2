// Why the mocks whose method and route fit did not answer: what in their conditions decided, and what the body was.
import { shorten } from '@mockwright/language/text/shorten';
import type { ConditionPart, RunContext } from '../../template/template.ts';
import type { RequestBody } from './body/request-body.ts';
import { MissingParts } from './missing-parts.ts';
import type { TriedMock } from './near-misses.ts';
import { REDACTED, RequestSecrets } from './request-secrets.ts';

/** How many are explained: no more are told of. */
const EXPLAINED = 3;
/** So many parts of a condition are told: nobody reads more. */
const MOST_PARTS = 20;
/** How much is told of code that is longer. */
const LONGEST_CODE = 500;

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
  const missing = new MissingParts();
  const explain = (each: TriedMock): TriedMock => {
    const { template } = each.mock;
    const secrets = new RequestSecrets(each.request, hiddenHeaders);
    // One more shows that there are more.
    const decided = template.why({ ...context, request: each.request }, MOST_PARTS + 1);
    const whole = decided.slice(0, MOST_PARTS);
    const condition = whole.map((part) => inShort(withoutSecrets(part, hiddenHeaders, secrets)));
    const reasons = [...each.reasons];
    if (condition.length > 0) {
      const parts = condition.map(describePart);
      if (decided.length > MOST_PARTS) parts.push('and others');
      reasons[0] = `${reasons[0]}: ${parts.join('; ')}`;
    }
    reasons.push(...missing.of(whole, each.request));
    if (hint !== undefined && template.usesBody) reasons.push(hint);
    if ((body?.bytes.length ?? 0) === 0 && whole.some(({ text }) => text.includes('Request.Body')))
      reasons.push('the request has no body');
    return { ...each, reasons, condition };
  };
  const explainAll = (): TriedMock[] => tried.slice(0, EXPLAINED).map(explain);
  return body === undefined ? explainAll() : body.apart(explainAll);
}

/** What follows the one value of a part that is told in short. */
const COMPARED = /^\s*(?:==|!=|[<>]|is\b)/;

/** `Request.Query["foo"] == "bar"` was `"baz"`. */
function describePart({ text, value, values }: ConditionPart): string {
  const told = Object.entries(values);
  if (told.length === 0)
    return value === 'false' || value === '' ? `\`${text}\`` : `\`${text}\` was \`${value}\``;
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

/** With no more of its code than is read. */
function inShort({ text, value, values }: ConditionPart): ConditionPart {
  const told = Object.entries(values).map(([code, was]) => [shorten(code, LONGEST_CODE), was] as const);
  return { text: shorten(text, LONGEST_CODE), value, values: Object.fromEntries(told) };
}
