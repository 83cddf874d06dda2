// How an answer is put together: everything static is ready, computed values have a slot each.
import { readStatus } from './status.ts';
import type { HttpStatusNames } from './status.ts';
import type { DiagnosticBag } from '../diagnostics/diagnostic.ts';
import type { SourceText, TextSpan } from '../text/source-text.ts';
import { planJson } from './json-plan.ts';
import type { JsonPlan, SlotOf } from './json-plan.ts';
import { report } from './report.ts';
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

/** Makes the plan; a status that is no status is reported. */
export function planAnswer(
  source: SourceText,
  sections: TemplateSections,
  slotOf: SlotOf,
  groupOf: ReadonlyMap<Code, Group>,
  spanOf: (node: TemplateNode) => TextSpan,
  diagnostics: DiagnosticBag,
  statusNames: HttpStatusNames,
): AnswerPlan {
  const text = (node: TemplateNode): TextTemplate => textTemplate(node, slotOf);
  const status = sections.status ? text(sections.status) : undefined;
  const staticStatus = status && isStatic(status) ? readStatus(status.join(''), statusNames) : undefined;
  if (status && isStatic(status) && staticStatus === undefined)
    report(diagnostics, source, 'MW1204', spanOf(sections.status!), status.join(''));
  const indented = sections.indented ? text(sections.indented) : undefined;
  const body =
    sections.body && !(sections.body.kind === 'scalar' && sections.body.text === 'null')
      ? sections.body
      : undefined;
  return {
    status: status === undefined ? 200 : (staticStatus ?? status),
    headers: sections.headers?.members.map(({ name, value }) => [text(name), text(value)] as const) ?? [],
    file: sections.file && text(sections.file),
    body: body && planBody(body, slotOf, groupOf),
    indented:
      indented === undefined
        ? true
        : isStatic(indented)
          ? indented.join('').toLowerCase() !== 'false'
          : indented,
  };
}

/** Whether a text needs no slot. */
function isStatic(template: TextTemplate): boolean {
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
