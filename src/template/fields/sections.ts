// Picks the fields of a template out of the tree of its file, and checks what must be known when it is loaded.
import { HTTP_TOKEN } from '../../text/http-token.ts';
import { nearestName } from '../../text/nearest-name.ts';
import type { TextSpan } from '../../text/source-text.ts';
import { HTTP_METHODS } from './http-methods.ts';
import { didYouMean } from '../reading/report.ts';
import type { Reporter } from '../reading/reporter.ts';
import type { AnswerSpans } from '../template.ts';
import { isWrittenByCode } from '../reading/template-tree.ts';
import type {
  MemberNode,
  ObjectNode,
  StringNode,
  TemplateNode,
  TemplateTree,
} from '../reading/template-tree.ts';

/** The fields of a template; `undefined` where absent. */
export interface TemplateSections {
  readonly method: string;
  readonly route: string;
  readonly routeSpan: TextSpan;
  readonly condition: TemplateNode | undefined;
  readonly status: TemplateNode | undefined;
  /** Those that are sent: all whose value is not `null`. */
  readonly headers: readonly MemberNode[];
  readonly body: TemplateNode | undefined;
  readonly file: TemplateNode | undefined;
  readonly indented: TemplateNode | undefined;
  readonly answerSpans: AnswerSpans;
}

const fields: Readonly<Record<string, readonly string[]>> = {
  '': ['request', 'response'],
  request: ['method', 'route', 'condition'],
  response: ['status', 'headers', 'body', 'file', 'indented'],
};

/** Reads the sections; undefined when something that is required is missing or wrong (reported). */
export function readSections({ root }: TemplateTree, reporter: Reporter): TemplateSections | undefined {
  return root ? new SectionReader(reporter).read(root) : undefined;
}

class SectionReader {
  readonly #reporter: Reporter;

  constructor(reporter: Reporter) {
    this.#reporter = reporter;
  }

  read(root: ObjectNode): TemplateSections | undefined {
    this.#warnIgnored('', root);
    const request = this.#section('request', root);
    if (!request) {
      if (!memberOf(root, 'request')) this.#reporter.report('MW1201', beginning(root), 'request');
      return undefined;
    }
    this.#warnIgnored('request', request);
    const method = this.#method(request);
    const route = this.#required(request, 'route');
    const response = this.#section('response', root);
    if (response) this.#warnIgnored('response', response);
    const headers =
      (response && this.#section('headers', response))?.members.filter(({ value }) => !isNull(value)) ?? [];
    if (!method || !route) return undefined;
    const condition = memberOf(request, 'condition');
    const status = optional(response, 'status');
    const file = optional(response, 'file');
    const indented = optional(response, 'indented');
    this.#checkText('request.condition', condition);
    this.#warnNeverTrue(condition);
    this.#checkText('response.status', status);
    this.#checkText('response.file', file);
    this.#checkText('response.indented', indented);
    for (const { name, value } of headers)
      this.#checkText(`response.headers.${staticText(name) ?? ''}`, value);
    const spanOf = (node: TemplateNode): TextSpan => this.#reporter.spanOf(node);
    return {
      method: method.text.trim().toUpperCase(),
      route: route.text.trim(),
      routeSpan: spanOf(route.node),
      condition: isBlank(condition) ? undefined : condition,
      status,
      headers,
      body: response && memberOf(response, 'body'),
      file,
      indented,
      answerSpans: {
        status: status && spanOf(status),
        file: file && spanOf(file),
        headers: headers.map(({ value }) => spanOf(value)),
      },
    };
  }

  /** An object in the parent; reports what is none. */
  #section(name: string, parent: ObjectNode): ObjectNode | undefined {
    const value = optional(parent, name);
    if (!value || value.kind === 'object') return value;
    if (!isWrittenByCode(value)) this.#reporter.report('MW1202', value, name, 'an object');
    else if (name === 'request') this.#reporter.report('MW1203', value, name);
    return undefined;
  }

  #method(request: ObjectNode): { readonly text: string } | undefined {
    const method = this.#required(request, 'method');
    if (!method) return undefined;
    const name = method.text.trim().toUpperCase();
    if (!HTTP_TOKEN.test(name)) {
      this.#reporter.report('MW1202', method.node, 'request.method', 'the name of one method, such as GET');
      return undefined;
    }
    if (!HTTP_METHODS.has(name))
      this.#reporter.report('MW1302', method.node, name, didYouMean(nearestName(name, HTTP_METHODS)));
    return method;
  }

  /** A text that must be there and hold no code. */
  #required(
    request: ObjectNode,
    name: string,
  ): { readonly text: string; readonly node: TemplateNode } | undefined {
    const node = memberOf(request, name);
    const path = `request.${name}`;
    if (!node) this.#reporter.report('MW1201', beginning(request), path);
    else if (node.kind !== 'string')
      this.#reporter.report(node.kind === 'hole' ? 'MW1203' : 'MW1202', node, path, 'text in quotes');
    else {
      const text = staticText(node);
      if (text !== undefined) return { text, node };
      this.#reporter.report('MW1203', node, path);
    }
    return undefined;
  }

  /** What is sent or compared as a text cannot be an object or a list. */
  #checkText(path: string, node: TemplateNode | undefined): void {
    if (node?.kind === 'object' || node?.kind === 'array')
      this.#reporter.report('MW1202', node, path, 'a single value');
  }

  /** `false` switches a template off; any other text than `true` is code whose tag was forgotten. */
  #warnNeverTrue(condition: TemplateNode | undefined): void {
    if (condition?.kind !== 'string') return;
    const text = staticText(condition)?.trim();
    if (text !== undefined && !/^(?:true|false|)$/i.test(text))
      this.#reporter.report('MW1304', condition, text);
  }

  /** What is no field is not read, nor is a field that is written again. */
  #warnIgnored(path: string, object: ObjectNode): void {
    const later = new Set<string>();
    for (const { name } of object.members.toReversed()) {
      const text = staticText(name);
      if (text === undefined) continue;
      const full = path === '' ? text : `${path}.${text}`;
      const field = text.toLowerCase();
      if (!fields[path]!.includes(field)) {
        const nearest = nearestName(text, fields[path]!);
        this.#reporter.report(
          'MW1301',
          name,
          full,
          nearest === undefined ? `the fields here are ${fields[path]!.join(', ')}` : didYouMean(nearest),
        );
      } else if (later.has(field)) this.#reporter.report('MW1305', name, full);
      else later.add(field);
    }
  }
}

const beginning = ({ start }: TextSpan): TextSpan => ({ start, end: start + 1 });

/** A member that counts as missing where it is `null`. */
function optional(object: ObjectNode | undefined, name: string): TemplateNode | undefined {
  const value = object && memberOf(object, name);
  return isNull(value) ? undefined : value;
}

function isNull(value: TemplateNode | undefined): boolean {
  return value?.kind === 'scalar' && value.text === 'null';
}

/** Whether a condition was left open: `null`, or no text between its quotes. */
function isBlank(condition: TemplateNode | undefined): boolean {
  return isNull(condition) || (condition?.kind === 'string' && staticText(condition)?.trim() === '');
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
