// Why the mocks whose method and route fit did not answer: what in their conditions decided, and what the body was.
import type { ConditionPart, RunContext } from '../../template/template.ts';
import type { RequestBody } from './body/request-body.ts';
import type { TriedMock } from './near-misses.ts';

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
  return tried.slice(0, EXPLAINED).map((each) => {
    const { template } = each.mock;
    const condition = template
      .why({ ...context, request: each.request })
      .map((part) => withoutSecrets(part, hiddenHeaders));
    const reasons = [...each.reasons];
    if (condition.length > 0) reasons[0] = `${reasons[0]}: ${condition.map(describePart).join('; ')}`;
    if (hint !== undefined && template.usesBody) reasons.push(hint);
    return { ...each, reasons, condition };
  });
}

/** `Request.Query["foo"] == "bar"` was `"baz"`. */
function describePart({ text, value, values }: ConditionPart): string {
  const told = Object.entries(values);
  if (told.length === 0) return value === 'false' ? `\`${text}\`` : `\`${text}\` was \`${value}\``;
  if (told.length === 1) return `\`${text}\` was \`${told[0]![1]}\``;
  return `\`${text}\` (${told.map(([name, was]) => `\`${name}\` was \`${was}\``).join(', ')})`;
}

function withoutSecrets(part: ConditionPart, names: readonly string[]): ConditionPart {
  const isSecret = (text: string): boolean =>
    names.some((name) => text.toLowerCase().includes(`"${name.toLowerCase()}"`));
  const values = Object.entries(part.values).map(([text, was]) => [text, isSecret(text) ? '***' : was]);
  return { ...part, values: Object.fromEntries(values) as ConditionPart['values'] };
}
