// How an answer is put together: everything static is ready, computed values have a slot each.
import { nearestStatus, readStatus } from './status.ts';
import type { HttpStatusNames } from './status.ts';
import { CONTROL_CHARACTER, HTTP_TOKEN } from '../text/http-token.ts';
import { planJson } from './json-plan.ts';
import type { JsonPlan, SlotOf } from './json-plan.ts';
import type { Reporter } from './reporter.ts';
import type { TemplateSections } from './sections.ts';
import type { Code, Group } from './skeleton.ts';
import type { TemplateNode } from './template-tree.ts';

/** Text with slots (their numbers) in it. */
export type TextTemplate = readonly (string | number)[];

/** The body of a template, ready for each way it can be sent. */
interface BodyPlan {
  readonly json: JsonPlan;
  /** For content that is not JSON: the text of a string, the text of a hole, the JSON of anything else. */
  readonly text: TextTemplate | undefined;
}

/** Everything about the answer that is known before a request comes. */
export interface AnswerPlan {
  readonly status: number | TextTemplate;
  readonly headers: readonly (readonly [name: TextTemplate, value: TextTemplate])[];
  readonly file: TextTemplate | undefined;
  readonly body: BodyPlan | undefined;
  readonly indented: boolean | TextTemplate;
}

/** Makes the plan; what is static and cannot be sent is reported. */
export function planAnswer(
  { status, headers, body, file, indented }: TemplateSections,
  slotOf: SlotOf,
  groupOf: ReadonlyMap<Code, Group>,
  reporter: Reporter,
  statusNames: HttpStatusNames,
): AnswerPlan {
  const text = (node: TemplateNode): TextTemplate => textTemplate(node, slotOf);
  const hasBody = body && !(body.kind === 'scalar' && body.text === 'null');
  if (hasBody && file) reporter.report('MW1303', body);
  return {
    status: status ? planStatus(status, text(status), reporter, statusNames) : 200,
    headers: headers.map(({ name, value }) => {
      const header = [text(name), text(value)] as const;
      checkHeader(name, value, header, reporter);
      return header;
    }),
    file: file && text(file),
    body: hasBody ? planBody(body, slotOf, groupOf) : undefined,
    indented: indented ? planIndented(indented, text(indented), reporter) : true,
  };
}

function planStatus(
  node: TemplateNode,
  text: TextTemplate,
  reporter: Reporter,
  statusNames: HttpStatusNames,
): AnswerPlan['status'] {
  if (!isStatic(text)) return text;
  const status = readStatus(text.join(''), statusNames);
  if (status === undefined) {
    const nearest = nearestStatus(text.join(''), statusNames);
    reporter.report(
      'MW1204',
      node,
      text.join(''),
      nearest === undefined ? '' : `did you mean '${nearest}'? `,
    );
  }
  return status ?? text;
}

function planIndented(node: TemplateNode, text: TextTemplate, reporter: Reporter): AnswerPlan['indented'] {
  if (!isStatic(text)) return text;
  const value = text.join('').trim().toLowerCase();
  if (value !== 'true' && value !== 'false')
    reporter.report('MW1202', node, 'response.indented', 'true or false');
  return value !== 'false';
}

function checkHeader(
  nameNode: TemplateNode,
  valueNode: TemplateNode,
  [name, value]: readonly [TextTemplate, TextTemplate],
  reporter: Reporter,
): void {
  if (isStatic(name) && !HTTP_TOKEN.test(name.join('')))
    reporter.report('MW1202', nameNode, name.join(''), 'the name of a header: letters, digits and hyphens');
  if (isStatic(value) && CONTROL_CHARACTER.test(value.join('')))
    reporter.report('MW1202', valueNode, 'response.headers', 'texts without line breaks');
}

/** Whether no code is part of a text. */
export function isStatic(template: TextTemplate): boolean {
  return template.every((part) => typeof part === 'string');
}

function planBody(node: TemplateNode, slotOf: SlotOf, groupOf: ReadonlyMap<Code, Group>): BodyPlan {
  return {
    json: planJson(node, slotOf, groupOf),
    text: ['object', 'array', 'controlled'].includes(node.kind) ? undefined : textTemplate(node, slotOf),
  };
}

/** A node as text; what code writes has slots. */
export function textTemplate(node: TemplateNode, slotOf: SlotOf): TextTemplate {
  switch (node.kind) {
    case 'string':
      return node.parts.map((part) => (part.kind === 'text' ? part.text : slotOf(part.code)));
    case 'scalar':
      return [node.text === 'null' ? '' : node.text];
    case 'hole':
      return [slotOf(node.code)];
    default:
      return [slotOf(node)];
  }
}
