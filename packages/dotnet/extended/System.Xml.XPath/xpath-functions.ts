// The functions of XPath 1.0.
import { indexOfText } from '@mockwright/language/runtime/long-search';
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { spend, spendElements, spendMemory } from '@mockwright/language/runtime/run';
import { xmlUri } from '../../System.Xml.Linq/namespace-uris.ts';
import { booleanOf, numberOf, stringOf, textOf } from './xpath-values.ts';
import type { Context, NodeModel, XPathValue } from './xpath-values.ts';
import { XPathException } from './x-path-exception.ts';
import { ownValue } from '@mockwright/language/text/own-value';

type Values = readonly XPathValue<object>[];
interface XPathFunction {
  readonly least: number;
  readonly most: number;
  readonly call: (args: Values, model: NodeModel<object>, context: Context<object>) => XPathValue<object>;
}

function nodesOf(value: XPathValue<object>): readonly object[] {
  if (typeof value !== 'object') throw new XPathException('Expression must evaluate to a node-set.');
  return value;
}
/** A function of a node: the first one of a node-set, or the context node. */
function ofNode(give: (node: object, model: NodeModel<object>) => string): XPathFunction {
  return {
    least: 0,
    most: 1,
    call: ([nodes], model, context) => {
      const node = nodes === undefined ? context.node : nodesOf(nodes)[0];
      return node === undefined ? '' : give(node, model);
    },
  };
}
function ofTexts(
  least: number,
  most: number,
  give: (...texts: string[]) => XPathValue<object>,
): XPathFunction {
  return {
    least,
    most,
    call: (args, model, context) => {
      const given = args.length === 0 && least === 0 ? [[context.node]] : args;
      return give(...given.map((arg) => stringOf(arg, model)));
    },
  };
}
function ofNumber(give: (value: number) => number): XPathFunction {
  return { least: 1, most: 1, call: ([value], model) => give(numberOf(value!, model)) };
}
/** Halves go up. */
function round(value: number): number {
  return Math.round(value);
}
function substring(text: string, start: number, length: number): string {
  const from = round(start);
  const to = from + round(length);
  if (Number.isNaN(from) || Number.isNaN(to)) return '';
  return text.slice(Math.max(0, from - 1), Math.max(0, to - 1));
}
function translate(text: string, from: string, to: string): string {
  spendElements(from.length + to.length);
  const targets = Array.from(to);
  const map = new Map<string, string>();
  Array.from(from).forEach((char, index) => {
    if (!map.has(char)) map.set(char, targets[index] ?? '');
  });
  return inPieces(text, (piece) => Array.from(piece, (char) => map.get(char) ?? char).join(''));
}

/** What variables, and prefixes without a resolver, end in. */
export function needsContext(): XPathException {
  return new XPathException(
    'Namespace Manager or XsltContext needed. This query has a prefix, variable, or user-defined function.',
  );
}
/** Whether `xml:lang` in force at a node is that language or one of its kinds. */
function isInLanguage(wanted: string, model: NodeModel<object>, node: object): boolean {
  for (let at: object | null = node; at; at = model.parent(at)) {
    spend(1 + model.attributes(at).length);
    const found = model
      .attributes(at)
      .find((one) => model.local(one) === 'lang' && model.uri(one) === xmlUri);
    if (!found) continue;
    const [told, asked] = [model.text(found).toLowerCase(), wanted.toLowerCase()];
    return told === asked || told.startsWith(`${asked}-`);
  }
  return false;
}

const functions: Readonly<Record<string, XPathFunction>> = {
  last: { least: 0, most: 0, call: (_args, _model, { size }) => size },
  position: { least: 0, most: 0, call: (_args, _model, { position }) => position },
  count: { least: 1, most: 1, call: ([nodes]) => nodesOf(nodes!).length },
  'local-name': ofNode((node, model) => model.local(node)),
  'namespace-uri': ofNode((node, model) => model.uri(node)),
  name: ofNode((node, model) => model.name(node)),
  string: ofTexts(0, 1, (text) => text),
  concat: {
    least: 2,
    most: Infinity,
    call: (args, model) => {
      const texts = args.map((arg) => stringOf(arg, model));
      spendMemory(texts.reduce((length, text) => length + text.length, 0));
      return texts.join('');
    },
  },
  'starts-with': ofTexts(2, 2, (text, start) => text.startsWith(start)),
  contains: ofTexts(2, 2, (text, part) => indexOfText(text, part) >= 0),
  'substring-before': ofTexts(2, 2, (text, part) => text.slice(0, Math.max(0, indexOfText(text, part)))),
  'substring-after': ofTexts(2, 2, (text, part) => {
    const at = indexOfText(text, part);
    return at < 0 ? '' : text.slice(at + part.length);
  }),
  substring: {
    least: 2,
    most: 3,
    call: ([text, start, length], model) =>
      substring(
        stringOf(text!, model),
        numberOf(start!, model),
        length === undefined ? Infinity : numberOf(length, model),
      ),
  },
  'string-length': ofTexts(0, 1, (text) => text.length),
  'normalize-space': ofTexts(0, 1, (text) => text.trim().replace(/[ \t\r\n]+/g, ' ')),
  translate: ofTexts(3, 3, translate),
  boolean: { least: 1, most: 1, call: ([value]) => booleanOf(value!) },
  not: { least: 1, most: 1, call: ([value]) => !booleanOf(value!) },
  lang: {
    least: 1,
    most: 1,
    call: ([language], model, { node }) => isInLanguage(stringOf(language!, model), model, node),
  },
  id: {
    least: 1,
    most: 1,
    call: ([ids], model, { node }) =>
      (typeof ids === 'object' ? ids.map((one) => textOf(one, model)) : [stringOf(ids!, model)])
        .flatMap((text) => {
          spendElements(text.length);
          return text.split(/[ \t\r\n]+/);
        })
        .flatMap((id) => [...model.byId(node, id)]),
  },
  true: { least: 0, most: 0, call: () => true },
  false: { least: 0, most: 0, call: () => false },
  number: {
    least: 0,
    most: 1,
    call: ([value], model, { node }) => numberOf(value === undefined ? [node] : value, model),
  },
  sum: {
    least: 1,
    most: 1,
    call: ([nodes], model) => nodesOf(nodes!).reduce<number>((sum, node) => sum + numberOf([node], model), 0),
  },
  floor: ofNumber(Math.floor),
  ceiling: ofNumber(Math.ceil),
  round: ofNumber(round),
};

/** Calls a function by its name. @param hasResolver whether prefixes can be resolved @throws XPathException */
export function callFunction<N extends object>(
  model: NodeModel<N>,
  name: string,
  args: readonly XPathValue<N>[],
  context: Context<N>,
  hasResolver: boolean,
): XPathValue<N> {
  const found = ownValue(functions, name);
  if (!found)
    throw hasResolver
      ? new XPathException('XsltContext is needed for this query because of an unknown function.')
      : needsContext();
  const { least, most, call } = found;
  if (args.length < least || args.length > most)
    throw new XPathException(`Function '${name}' in '${name}(' has an invalid number of arguments.`);
  return call(args, model, context) as XPathValue<N>;
}
