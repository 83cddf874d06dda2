// Makes the plan of an answer.
import type { Reading } from '../fields/field.ts';
import type { TemplateSections } from '../fields/read-sections.ts';
import { bodies } from '../fields/read-sections.ts';
import { hasNoBody } from '../fields/status-names.ts';
import { isWrittenByCode } from '../reading/template-tree.ts';
import { readFields } from '../fields/read-fields.ts';
import { responseFields } from '../fields/template-fields.ts';
import type { ResponseValues } from '../fields/template-fields.ts';
import { valueOfNode } from '../fields/value-of-node.ts';
import type { AnswerPlan, BodyPlan } from '../plan/answer-plan.ts';
import type { SlotOf } from '../plan/json-plan.ts';
import type { Reporter } from '../reading/reporter.ts';
import type { Code, Group } from '../reading/skeleton.ts';
import type { TemplateNode } from '../reading/template-tree.ts';
import type { AnswerSpans } from '../template.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { planJson } from './plan-json.ts';
import { planValue, textTemplate } from './plan-value.ts';
import type { ValuePlan } from '../plan/value-plan.ts';

/** What planning an answer needs to know of its template. */
export interface AnswerPlanning {
  readonly slotOf: SlotOf;
  readonly groupOf: ReadonlyMap<Code, Group>;
  readonly reporter: Reporter;
  readonly reading: Reading;
}

/** Makes the plan; what is static and cannot be sent is reported. */
export function planAnswer({ response }: TemplateSections, planning: AnswerPlanning): AnswerPlan {
  const { slotOf, groupOf, reporter, reading } = planning;
  const spanOf = (place: TextSpan): TextSpan => reporter.spanOf(place);
  const computed: AnswerPlan['computed'][number][] = [];
  const values = readFields(responseFields, 'response', reading, undefined, (name) => {
    const node = response.get(name);
    if (!node) return undefined;
    if (name !== 'body') {
      const plan = planValue(node, slotOf, spanOf);
      if (plan.kind !== 'static') computed.push({ name, plan });
    }
    return valueOfNode(node, spanOf);
  });
  const body = response.get('body');
  const isKnown = computed.every(({ name }) => name !== 'status');
  if (isKnown && hasNoBody(values.status)) reportBodies(response, values.status, reporter);
  return { values, computed, body: body && planBody(body, slotOf, groupOf, spanOf(body)) };
}

function planBody(
  node: TemplateNode,
  slotOf: SlotOf,
  groupOf: ReadonlyMap<Code, Group>,
  span: TextSpan,
): BodyPlan {
  return {
    json: planJson(node, slotOf, groupOf),
    text: ['object', 'array', 'controlled'].includes(node.kind) ? undefined : textTemplate(node, slotOf),
    span,
  };
}

/** What could be the body of an answer that has none. */
function reportBodies(response: TemplateSections['response'], status: number, reporter: Reporter): void {
  for (const name of bodies) {
    const node = response.get(name);
    if (!node || isWrittenByCode(node) || (node.kind === 'scalar' && node.text === 'null')) continue;
    reporter.report('MW1308', node, `response.${name}`, String(status));
  }
}

/** The values of the callbacks; the code in them is put beside them by its steps. */
export function planCallbacks(
  { callbacks }: TemplateSections,
  { slotOf, reporter }: AnswerPlanning,
): readonly ValuePlan[] {
  return callbacks.map((node) => planValue(node, slotOf, (place) => reporter.spanOf(place)));
}

/** Where the fields stand that the server may refuse to send. */
export function answerSpans({ response }: TemplateSections, reporter: Reporter): AnswerSpans {
  const spanOf = (name: keyof ResponseValues): TextSpan | undefined => {
    const node = response.get(name);
    return node && reporter.spanOf(node);
  };
  const headers = response.get('headers');
  return {
    status: spanOf('status'),
    file: spanOf('file'),
    headers:
      headers?.kind !== 'object'
        ? []
        : headers.members
            .filter(({ value }) => !(value.kind === 'scalar' && value.text === 'null'))
            .map(({ value }) => reporter.spanOf(value)),
  };
}
