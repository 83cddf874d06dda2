// Picks the fields of SPEC 2.1 out of the tree of a template file and checks what must be known when it is loaded.
import type { DiagnosticBag } from '../diagnostics/diagnostic.ts';
import type { SourceText, TextSpan } from '../text/source-text.ts';
import { report } from './report.ts';
import type { Skeleton } from './skeleton.ts';
import type { ObjectNode, StringNode, TemplateNode, TemplateTree } from './template-tree.ts';

/** The fields of a template; `undefined` where absent. */
export interface TemplateSections {
  readonly method: string;
  readonly route: string;
  readonly routeSpan: TextSpan;
  readonly condition: TemplateNode | undefined;
  readonly status: TemplateNode | undefined;
  readonly headers: ObjectNode | undefined;
  readonly body: TemplateNode | undefined;
  readonly file: TemplateNode | undefined;
  readonly indented: TemplateNode | undefined;
}

const fields: Readonly<Record<string, readonly string[]>> = {
  '': ['request', 'response'],
  request: ['method', 'route', 'condition'],
  response: ['status', 'headers', 'body', 'file', 'indented'],
};

/** Reads the sections; undefined when something that is required is missing or wrong (reported). */
export function readSections(
  source: SourceText,
  skeleton: Skeleton,
  tree: TemplateTree,
  diagnostics: DiagnosticBag,
): TemplateSections | undefined {
  const { root } = tree;
  if (!root) return undefined;
  const span = (node: { readonly start: number; readonly end: number }): TextSpan => {
    const start = skeleton.toFile(node.start);
    return { start, end: Math.max(start, skeleton.toFile(node.end - 1) + 1) };
  };
  const section = (name: string, parent: ObjectNode): ObjectNode | undefined => {
    const value = memberOf(parent, name);
    if (!value || (value.kind === 'scalar' && value.text === 'null')) return undefined;
    if (value.kind === 'object') return value;
    if (value.kind !== 'rendered') report(diagnostics, source, 'MW1202', span(value), name, 'an object');
    else if (name === 'request') report(diagnostics, source, 'MW1203', span(value), name);
    return undefined;
  };
  const warnUnknown = (path: string, object: ObjectNode): void => {
    for (const { name } of object.members) {
      const text = staticText(name);
      if (text !== undefined && !fields[path]!.includes(text.toLowerCase()))
        report(diagnostics, source, 'MW1301', span(name), path === '' ? text : `${path}.${text}`);
    }
  };
  const required = (object: ObjectNode, name: string): { text: string; node: TemplateNode } | undefined => {
    const node = memberOf(object, name);
    if (!node)
      report(
        diagnostics,
        source,
        'MW1201',
        span({ start: object.start, end: object.start + 1 }),
        `request.${name}`,
      );
    else if (node.kind !== 'string')
      report(
        diagnostics,
        source,
        node.kind === 'hole' ? 'MW1203' : 'MW1202',
        span(node),
        `request.${name}`,
        'text in quotes',
      );
    else {
      const text = staticText(node);
      if (text !== undefined) return { text, node };
      report(diagnostics, source, 'MW1203', span(node), `request.${name}`);
    }
    return undefined;
  };

  warnUnknown('', root);
  const request = section('request', root);
  if (!request) {
    if (!memberOf(root, 'request'))
      report(diagnostics, source, 'MW1201', span({ start: root.start, end: root.start + 1 }), 'request');
    return undefined;
  }
  warnUnknown('request', request);
  const method = required(request, 'method');
  const route = required(request, 'route');
  const response = section('response', root);
  if (response) warnUnknown('response', response);
  const headers = response && section('headers', response);
  if (!method || !route) return undefined;
  const condition = memberOf(request, 'condition');
  const field = (name: string): TemplateNode | undefined => {
    const value = response && memberOf(response, name);
    return value?.kind === 'scalar' && value.text === 'null' && name !== 'body' ? undefined : value;
  };
  return {
    method: method.text.trim().toUpperCase(),
    route: route.text.trim(),
    routeSpan: span(route.node),
    condition: isBlank(condition) ? undefined : condition,
    status: field('status'),
    headers,
    body: field('body'),
    file: field('file'),
    indented: field('indented'),
  };
}

/** Whether a condition was left open: `null`, or no text between its quotes. */
function isBlank(condition: TemplateNode | undefined): boolean {
  if (condition?.kind === 'scalar') return condition.text === 'null';
  return condition?.kind === 'string' && staticText(condition)?.trim() === '';
}
/** The member of that name, without regard to case; the last one counts. */
export function memberOf(object: ObjectNode, name: string): TemplateNode | undefined {
  return object.members.findLast((member) => staticText(member.name)?.toLowerCase() === name)?.value;
}

/** The text of a string without code; undefined when it holds some. */
export function staticText(node: StringNode): string | undefined {
  let text = '';
  for (const part of node.parts) {
    if (part.kind === 'code') return undefined;
    text += part.text;
  }
  return text;
}
