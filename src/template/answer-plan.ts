// How an answer is put together: everything static is ready, computed values have a slot each.
import type { HttpStatusNames } from './status.ts';
import { readStatus } from './status.ts';
import type { DiagnosticBag } from '../diagnostics/diagnostic.ts';
import type { SourceText, TextSpan } from '../text/source-text.ts';
import { canonicalScalar } from './json-values.ts';
import { quoteJson } from './json-layout.ts';
import { report } from './report.ts';
import type { TemplateSections } from './sections.ts';
import { staticText } from './sections.ts';
import type { Code } from './skeleton.ts';
import type { StringNode, TemplateNode } from './template-tree.ts';

/** Text with slots (their numbers) in it. */
export type TextTemplate = readonly (string | number)[];

/** Part of a JSON text: ready text, the text of a slot inside a string, or the JSON of a slot at a depth. */
export type JsonPart = string | { readonly slot: number; readonly inString: boolean; readonly depth: number };

/** The body of a template, ready for each way it can be sent. */
export interface BodyPlan {
  readonly indentedJson: readonly JsonPart[];
  readonly compactJson: readonly JsonPart[];
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

/** Gives each code of the tree its slot. */
export type SlotOf = (code: Code | TemplateNode) => number;

/** Makes the plan; a status that is no status is reported. */
export function planAnswer(
  source: SourceText,
  sections: TemplateSections,
  slotOf: SlotOf,
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
    body: body && planBody(body, slotOf),
    indented:
      indented === undefined
        ? true
        : isStatic(indented)
          ? indented.join('').toLowerCase() !== 'false'
          : indented,
  };
}

/** Whether a text needs no slot. */
export function isStatic(template: TextTemplate): boolean {
  return template.every((part) => typeof part === 'string');
}

function planBody(node: TemplateNode, slotOf: SlotOf): BodyPlan {
  return {
    indentedJson: joinText(writeNode(node, slotOf, true, 0)),
    compactJson: joinText(writeNode(node, slotOf, false, 0)),
    text: node.kind === 'object' || node.kind === 'array' ? undefined : textTemplate(node, slotOf),
  };
}

function textTemplate(node: TemplateNode, slotOf: SlotOf): TextTemplate {
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

function joinText(parts: readonly JsonPart[]): readonly JsonPart[] {
  const result: JsonPart[] = [];
  for (const part of parts) {
    const last = result.length - 1;
    if (typeof part === 'string' && typeof result[last] === 'string') result[last] += part;
    else result.push(part);
  }
  return result;
}

function writeNode(node: TemplateNode, slotOf: SlotOf, indented: boolean, depth: number): JsonPart[] {
  switch (node.kind) {
    case 'string':
      return writeString(node, slotOf, depth);
    case 'scalar':
      return [canonicalScalar(node.text)];
    case 'hole':
      return [{ slot: slotOf(node.code), inString: false, depth }];
    case 'rendered':
      return [{ slot: slotOf(node), inString: false, depth }];
    case 'array':
      return writeContainer(
        '[',
        ']',
        node.items.map((item) => writeNode(item, slotOf, indented, depth + 1)),
        indented,
        depth,
      );
    case 'object': {
      const members = new Map<string, JsonPart[]>();
      node.members.forEach(({ name, value }, index) => {
        const parts = [
          ...writeString(name, slotOf, depth + 1),
          indented ? ': ' : ':',
          ...writeNode(value, slotOf, indented, depth + 1),
        ];
        members.set(staticText(name) ?? `\0${index}`, parts);
      });
      return writeContainer('{', '}', [...members.values()], indented, depth);
    }
    default:
      return node satisfies never;
  }
}

function writeString(node: StringNode, slotOf: SlotOf, depth: number): JsonPart[] {
  return [
    '"',
    ...node.parts.map((part) =>
      part.kind === 'text'
        ? quoteJson(part.text).slice(1, -1)
        : { slot: slotOf(part.code), inString: true, depth },
    ),
    '"',
  ];
}

function writeContainer(
  open: string,
  close: string,
  items: readonly JsonPart[][],
  indented: boolean,
  depth: number,
): JsonPart[] {
  if (items.length === 0) return [open + close];
  const lineBreak = (level: number): string => (indented ? `\n${'  '.repeat(level)}` : '');
  return [
    open,
    ...items.flatMap((item, index) => [(index > 0 ? ',' : '') + lineBreak(depth + 1), ...item]),
    lineBreak(depth) + close,
  ];
}
