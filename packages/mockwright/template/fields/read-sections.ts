// Picks the fields of a template out of the tree of its file, and checks what must be known when it is loaded.
import { sameName } from '@mockwright/language/text/same-name';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Reporter } from '../reading/reporter.ts';
import { isWrittenByCode, memberOf, staticText } from '../reading/template-tree.ts';
import type { ObjectNode, TemplateNode, TemplateTree } from '../reading/template-tree.ts';
import { callbackFields, isWebAddress } from './callback.ts';
import type { Reading } from './field.ts';
import { memberValue } from './field-value.ts';
import type { FieldValue } from './field-value.ts';
import { hintForName, isLeftAlone } from './known-names.ts';
import type { Methods } from './method.ts';
import { readFields } from './read-fields.ts';
import { requestFields, responseFields } from './template-fields.ts';
import type { ResponseValues } from './template-fields.ts';
import { valueOfNode } from './value-of-node.ts';

/** The fields of a template. Places are those of the skeleton, but for `routeSpan`. */
export interface TemplateSections {
  readonly methods: Methods;
  readonly route: string;
  /** Where the route stands in the file; the request where it has none. */
  readonly routeSpan: TextSpan;
  /** Undefined where there is none, or nothing in it. */
  readonly condition: TemplateNode | undefined;
  /** The fields of `response` that are there and count. */
  readonly response: ReadonlyMap<keyof ResponseValues, TemplateNode>;
  /** Each callback that is written as one; code may give several in one place. */
  readonly callbacks: readonly TemplateNode[];
  /** What counts for nothing: its code is neither compiled nor run. */
  readonly ignored: readonly TextSpan[];
}

/** Reads the sections; undefined when something that is required is missing or wrong (reported). */
export function readSections(
  { root }: TemplateTree,
  reporter: Reporter,
  reading: Reading,
): TemplateSections | undefined {
  return root ? new SectionReader(reporter, reading).read(root) : undefined;
}

const sectionFields: Readonly<Record<string, readonly string[]>> = {
  '': ['request', 'response', 'callback', 'callbacks'],
  request: Object.keys(requestFields),
  response: Object.keys(responseFields),
  callback: Object.keys(callbackFields),
};

/** What can be the body of an answer: the first that is there is sent. */
export const bodies = ['events', 'file', 'bodyBase64', 'body'] as const;

class SectionReader {
  readonly #reporter: Reporter;
  readonly #reading: Reading;
  readonly #ignored: TextSpan[] = [];

  constructor(reporter: Reporter, reading: Reading) {
    this.#reporter = reporter;
    this.#reading = reading;
  }

  read(root: ObjectNode): TemplateSections | undefined {
    this.#readNames('', root);
    const request = this.#section('request', root);
    if (!request) {
      const node = memberOf(root, 'request');
      if (!node || isNull(node)) this.#reporter.report('MW1201', beginning(root), 'request');
      return undefined;
    }
    this.#readNames('request', request);
    const response = this.#section('response', root);
    if (response) this.#readNames('response', response);
    const callbacks = this.#callbacks(root);
    const values = readFields(requestFields, 'request', this.#reading, undefined, (name) => {
      const node = memberOf(request, name);
      return node && this.#valueOf(node);
    });
    const condition = memberOf(request, 'condition');
    return {
      methods: values.method,
      route: values.route,
      routeSpan: this.#reporter.spanOf(memberOf(request, 'route') ?? beginning(request)),
      condition: values.condition === undefined && condition && isBlank(condition) ? undefined : condition,
      response: response ? this.#responseFields(response) : new Map(),
      callbacks,
      ignored: this.#ignored,
    };
  }

  #valueOf(node: TemplateNode): FieldValue {
    return valueOfNode(node, (place) => this.#reporter.spanOf(place));
  }

  #responseFields(response: ObjectNode): Map<keyof ResponseValues, TemplateNode> {
    const fields = new Map<keyof ResponseValues, TemplateNode>();
    for (const name of Object.keys(responseFields) as (keyof ResponseValues)[]) {
      const node = memberOf(response, name.toLowerCase());
      if (node && !(name === 'headers' && isNull(node))) fields.set(name, node);
    }
    const sent = bodies.find((name) => isCertain(fields.get(name)));
    for (const name of bodies.slice(sent === undefined ? bodies.length : bodies.indexOf(sent) + 1)) {
      const node = fields.get(name);
      if (!node || isNull(node)) continue;
      this.#reporter.report('MW1303', node, `response.${name}`, `response.${sent}`);
      this.#ignored.push(node);
      fields.delete(name);
    }
    return fields;
  }

  #callbacks(root: ObjectNode): readonly TemplateNode[] {
    const nodes = ['callback', 'callbacks'].flatMap((name) => {
      const node = memberOf(root, name);
      if (!node || isNull(node)) return [];
      return node.kind === 'array' ? node.items : [node];
    });
    return nodes.filter((node) => {
      if (node.kind === 'object') {
        this.#readNames('callback', node);
        if (this.#goesNowhere(node)) return false;
        const value = this.#valueOf(node);
        readFields(callbackFields, 'callback', this.#reading, value.span, (name) => memberValue(value, name));
      } else if (!isWrittenByCode(node))
        this.#reporter.report('MW1202', node, 'callback', 'an object with a "url"');
      return true;
    });
  }

  /** A callback that surely has no address spoils nothing: it is told of, and neither compiled nor sent. */
  #goesNowhere(callback: ObjectNode): boolean {
    const node = memberOf(callback, 'url');
    const url = node?.kind === 'string' ? staticText(node) : !node || isNull(node) ? '' : undefined;
    if (url === undefined || isWebAddress(url.trim())) return false;
    const why = url.trim() === '' ? "it has no 'url'" : `'${url}' is no address`;
    this.#reporter.report('MW1312', node && !isNull(node) ? node : beginning(callback), why);
    this.#ignored.push(callback);
    return true;
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

  /** What is no field is not read, nor is a field that is written again. */
  #readNames(path: string, object: ObjectNode): void {
    const later = new Set<string>();
    const known = sectionFields[path]!;
    for (const { name, value } of object.members.toReversed()) {
      const text = staticText(name);
      if (text === undefined) continue;
      const full = path === '' ? text : `${path}.${text}`;
      const field = known.find((one) => sameName(text, one));
      if (field === undefined) {
        this.#ignored.push({ start: name.start, end: value.end });
        if (!isLeftAlone(text)) this.#reporter.report('MW1301', name, full, hintForName(text, known));
      } else if (later.has(field)) {
        this.#ignored.push({ start: name.start, end: value.end });
        this.#reporter.report('MW1305', name, full);
      } else later.add(field);
    }
  }
}

const beginning = ({ start }: TextSpan): TextSpan => ({ start, end: start + 1 });

function isNull(node: TemplateNode): boolean {
  return node.kind === 'scalar' && node.text === 'null';
}

/** Whether a field is there, whatever code says. */
function isCertain(node: TemplateNode | undefined): boolean {
  if (node?.kind === 'string') return staticText(node)?.trim() !== '' && staticText(node) !== undefined;
  return node?.kind === 'array' || node?.kind === 'object';
}

/** Whether a condition was left open: `null`, or no text between its quotes. */
function isBlank(condition: TemplateNode): boolean {
  return isNull(condition) || (condition.kind === 'string' && staticText(condition)?.trim() === '');
}
