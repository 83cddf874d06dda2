// Picks the fields of a template out of the tree of its file, and checks what must be known when it is loaded.
import { nearestName } from '../../text/nearest-name.ts';
import type { TextSpan } from '../../text/source-text.ts';
import { didYouMean } from '../reading/report.ts';
import type { Reporter } from '../reading/reporter.ts';
import { isWrittenByCode, memberOf, staticText } from '../reading/template-tree.ts';
import type { ObjectNode, TemplateNode, TemplateTree } from '../reading/template-tree.ts';
import type { Field, Reading } from './field.ts';
import type { HttpStatusNames } from './status-names.ts';
import { requestFields, responseFields } from './template-fields.ts';
import type { ResponseValues } from './template-fields.ts';
import { valueOfNode } from './value-of-node.ts';

/** The fields of a template. */
export interface TemplateSections {
  readonly method: string;
  readonly route: string;
  readonly routeSpan: TextSpan;
  /** Undefined where there is none, or nothing in it. */
  readonly condition: TemplateNode | undefined;
  /** The fields of `response` that are there. */
  readonly response: ReadonlyMap<keyof ResponseValues, TemplateNode>;
}

/** Reads the sections; undefined when something that is required is missing or wrong (reported). */
export function readSections(
  { root }: TemplateTree,
  reporter: Reporter,
  statusNames: HttpStatusNames,
): TemplateSections | undefined {
  return root ? new SectionReader(reporter, statusNames).read(root) : undefined;
}

const sectionFields: Readonly<Record<string, readonly string[]>> = {
  '': ['request', 'response'],
  request: Object.keys(requestFields),
  response: Object.keys(responseFields),
};

class SectionReader {
  readonly #reporter: Reporter;
  readonly #statusNames: HttpStatusNames;

  constructor(reporter: Reporter, statusNames: HttpStatusNames) {
    this.#reporter = reporter;
    this.#statusNames = statusNames;
  }

  read(root: ObjectNode): TemplateSections | undefined {
    this.#warnIgnored('', root);
    const request = this.#section('request', root);
    if (!request) {
      if (!memberOf(root, 'request')) this.#reporter.report('MW1201', beginning(root), 'request');
      return undefined;
    }
    this.#warnIgnored('request', request);
    const method = this.#required(request, 'method', requestFields.method);
    const route = this.#required(request, 'route', requestFields.route);
    const response = this.#section('response', root);
    if (response) this.#warnIgnored('response', response);
    const headers = response && this.#section('headers', response);
    if (method === undefined || route === undefined) return undefined;
    const condition = memberOf(request, 'condition');
    const isDecided = this.#value('request.condition', condition, requestFields.condition);
    const fields = new Map<keyof ResponseValues, TemplateNode>();
    for (const name of Object.keys(responseFields) as (keyof ResponseValues)[]) {
      const node = name === 'headers' ? headers : response && memberOf(response, name);
      if (node) fields.set(name, node);
    }
    return {
      method,
      route,
      routeSpan: this.#reporter.spanOf(memberOf(request, 'route')!),
      condition: isDecided === undefined && condition && isBlank(condition) ? undefined : condition,
      response: fields,
    };
  }

  /** Reads a field as far as it is known: mistakes are told. */
  #value<Value>(path: string, node: TemplateNode | undefined, field: Field<Value>): Value {
    const reading: Reading = {
      path,
      statusNames: this.#statusNames,
      wrong: (code, span, ...args) => this.#reporter.reportInFile(code, span!, ...args),
    };
    const spanOf = (place: TextSpan): TextSpan => this.#reporter.spanOf(place);
    return field.read(node && !isNull(node) ? valueOfNode(node, spanOf) : undefined, reading);
  }

  /** An object in the parent; reports what is none. */
  #section(name: string, parent: ObjectNode): ObjectNode | undefined {
    const value = memberOf(parent, name);
    if (!value || isNull(value)) return undefined;
    if (value.kind === 'object') return value;
    if (!isWrittenByCode(value)) this.#reporter.report('MW1202', value, name, 'an object');
    else if (name === 'request') this.#reporter.report('MW1203', value, name);
    return undefined;
  }

  /** A text that must be there and hold no code. */
  #required(request: ObjectNode, name: string, field: Field<string | undefined>): string | undefined {
    const node = memberOf(request, name);
    const path = `request.${name}`;
    if (!node) this.#reporter.report('MW1201', beginning(request), path);
    else if (node.kind !== 'string')
      this.#reporter.report(node.kind === 'hole' ? 'MW1203' : 'MW1202', node, path, 'text in quotes');
    else if (staticText(node) === undefined) this.#reporter.report('MW1203', node, path);
    else return this.#value(path, node, field);
    return undefined;
  }

  /** What is no field is not read, nor is a field that is written again. */
  #warnIgnored(path: string, object: ObjectNode): void {
    const later = new Set<string>();
    const known = sectionFields[path]!;
    for (const { name } of object.members.toReversed()) {
      const text = staticText(name);
      if (text === undefined) continue;
      const full = path === '' ? text : `${path}.${text}`;
      const field = text.toLowerCase();
      if (!known.includes(field)) {
        const nearest = nearestName(text, known);
        const hint = nearest === undefined ? `the fields here are ${known.join(', ')}` : didYouMean(nearest);
        this.#reporter.report('MW1301', name, full, hint);
      } else if (later.has(field)) this.#reporter.report('MW1305', name, full);
      else later.add(field);
    }
  }
}

const beginning = ({ start }: TextSpan): TextSpan => ({ start, end: start + 1 });

function isNull(node: TemplateNode): boolean {
  return node.kind === 'scalar' && node.text === 'null';
}

/** Whether a condition was left open: `null`, or no text between its quotes. */
function isBlank(condition: TemplateNode): boolean {
  return isNull(condition) || (condition.kind === 'string' && staticText(condition)?.trim() === '');
}
