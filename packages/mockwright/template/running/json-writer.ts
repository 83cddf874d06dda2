// Puts the JSON of a body together from its parts and the values that the code left.
import { GroupText } from './group-text.ts';
import { RawText } from '../host/raw-text.ts';
import { escapeJson } from '../reading/json-quotes.ts';
import { indentJson, newLine } from './json-layout.ts';
import type { JsonLayout, JsonPart, JsonPlan, Place } from '../plan/json-plan.ts';
import { compactJsonOf, itemsJsonOf, jsonValueOf, textOfValue } from './json-values.ts';

/** A bare value. */
export class BareValue {
  /** Compact JSON. */
  readonly json: string;
  /** `json` is an array of items, which take the value's place. */
  readonly isItems: boolean;
  readonly #value: unknown;

  constructor(value: unknown, json: string, isItems: boolean) {
    this.#value = value;
    this.json = json;
    this.isItems = isItems;
  }
  /** For content that is not JSON. */
  get text(): string {
    return textOfValue(this.#value);
  }
}
/** A value ready to be written: escaped in a string, as it is, as JSON. */
export type ReadyValue = string | RawText | BareValue | GroupText;

/** What a group wrote, in order: numbers of its fragments, and values with their places. */
export type GroupOutput = readonly (number | { readonly value: ReadyValue; readonly place: Place })[];

/** What a slot holds once its code has run. */
export type SlotContent = ReadyValue | GroupOutput | undefined;

/**
 * Makes a value ready for its place, once: later changes of it do not count.
 * @param onBroken told of a text that begins as an object or a list and is none
 */
export function readyValue(
  value: unknown,
  place: Place['kind'],
  onBroken: (problem: string) => void,
): ReadyValue {
  if (value instanceof RawText) return value;
  if (place === 'string') return textOfValue(value);
  const items = place === 'items' && typeof value === 'string' ? itemsJsonOf(value) : undefined;
  return new BareValue(value, items ?? jsonValueOf(value, onBroken), items !== undefined);
}

/** The JSON of a body. */
export function writeJson(plan: JsonPlan, slots: readonly SlotContent[], indented: boolean): string {
  const layout = indented ? plan.indented : plan.compact;
  const writer = new JsonWriter(layout, slots, indented);
  writer.write(layout.parts);
  if (!writer.hasRepeatedNames) return writer.text;
  const json = compactJsonOf(writer.text);
  return indented ? indentJson(json, 0) : json;
}

/** A container that is being written. */
interface OpenContainer {
  isEmpty: boolean;
  /** Of an object: the names of its members so far. */
  readonly names: Set<string> | undefined;
}

class JsonWriter {
  text = '';
  /** A member's name was written twice: the last value counts. */
  hasRepeatedNames = false;
  readonly #layout: JsonLayout;
  readonly #slots: readonly SlotContent[];
  readonly #indented: boolean;
  readonly #open: OpenContainer[] = [];
  #nameStart = 0;

  constructor(layout: JsonLayout, slots: readonly SlotContent[], indented: boolean) {
    this.#layout = layout;
    this.#slots = slots;
    this.#indented = indented;
  }

  write(parts: readonly JsonPart[]): void {
    for (const part of parts) {
      if (typeof part === 'string') this.text += part;
      else
        switch (part.kind) {
          case 'slot':
            this.#value(this.#slots[part.slot] as ReadyValue | undefined, part.place);
            break;
          case 'group':
            this.#group(this.#slots[part.slot] as GroupOutput | undefined);
            break;
          case 'open':
            this.text += part.bracket;
            this.#open.push({ isEmpty: true, names: part.bracket === '{' ? new Set() : undefined });
            break;
          case 'close':
            if (!this.#open.pop()!.isEmpty) this.#lineBreak(part.depth);
            this.text += part.bracket === '[' ? ']' : '}';
            break;
          case 'entry':
            this.#entry(part.depth);
            if (part.name !== undefined) {
              this.#note(part.name);
              this.text += part.name;
            }
            break;
          case 'nameStart':
            this.#nameStart = this.text.length;
            break;
          case 'nameEnd':
            this.#note(this.text.slice(this.#nameStart));
            break;
          default:
            part satisfies never;
        }
    }
  }

  #group(output: GroupOutput | undefined): void {
    if (!output) return;
    for (const piece of output)
      if (typeof piece === 'number') this.write(this.#layout.fragments[piece]!);
      else this.#value(piece.value, piece.place);
  }

  #value(value: ReadyValue | undefined, { kind, depth }: Place): void {
    if (value === undefined) return;
    if (typeof value === 'string') this.text += escapeJson(value);
    else if (value instanceof GroupText) this.text += escapeJson(value.text);
    else if (value instanceof RawText) {
      if (kind === 'items') {
        if (value.text.trim() === '') return;
        this.#entry(depth);
      }
      this.text += value.text;
    } else if (value.isItems) this.#items(value.json, depth);
    else {
      if (kind === 'items') this.#entry(depth);
      this.text += this.#indented ? indentJson(value.json, depth) : value.json;
    }
  }

  /** Writes the items of an array as if they stood in the one around them. */
  #items(json: string, depth: number): void {
    if (json === '[]') return;
    this.#separate();
    this.text += this.#indented
      ? indentJson(json, depth - 1).slice(1, -1 - newLine(depth - 1).length)
      : json.slice(1, -1);
  }

  #entry(depth: number): void {
    this.#separate();
    this.#lineBreak(depth);
  }
  /** A comma, except before the first entry. */
  #separate(): void {
    const container = this.#open.at(-1)!;
    if (container.isEmpty) container.isEmpty = false;
    else this.text += ',';
  }
  #lineBreak(depth: number): void {
    if (this.#indented) this.text += newLine(depth);
  }
  #note(name: string): void {
    const names = this.#open.at(-1)!.names!;
    if (names.has(name)) this.hasRepeatedNames = true;
    else names.add(name);
  }
}
