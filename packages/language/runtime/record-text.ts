// The text of records with a `PrintMembers` of their own, through `StringBuilder`.
import { coreType, declaredMethod } from './core-types.ts';
import { callMethod } from './members.ts';
import type { MethodSymbol } from '../metadata/symbols.ts';
import { toText } from './text.ts';

/** Appends to a `StringBuilder`. */
export function appendText(builder: unknown, text: string): void {
  declaredMethod(coreType('System.Text.StringBuilder'), 'Append', ['string'])!(builder, text);
}

/** What a `PrintMembers(StringBuilder)` appends. */
export function printedText(print: (builder: unknown) => unknown): string {
  const type = coreType('System.Text.StringBuilder');
  const constructor = type
    .members('.ctor')
    .find((member): member is MethodSymbol => member.kind === 'method' && member.parameters.length === 0)!;
  const builder = callMethod(undefined, constructor, []);
  print(builder);
  return toText(builder);
}

/** The parts that a base record prints, then those of the derived one. */
export function joinParts(base: string, own: string): string {
  return base === '' || own === '' ? base + own : `${base}, ${own}`;
}
