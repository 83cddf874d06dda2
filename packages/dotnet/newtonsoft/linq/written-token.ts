// What writers know of tokens.
import type { JsonPrinter } from '../writing/json-printer.ts';
import type { JsonWriter } from '../writing/json-writer.ts';

/** Writes a value by a converter, if one fits; true when it did. */
export interface ValueConversion {
  (writer: JsonWriter, boxed: unknown): boolean;
  /** Those that it chooses from, for classes of templates that choose themselves. */
  readonly converters: readonly object[];
}

/** A token, as it is written. */
export interface WrittenToken {
  /** One of `JTokenType`. */
  readonly type: number;
  readonly children: readonly WrittenToken[];
  /** Writes to any kind of writer. */
  writeTo(writer: JsonWriter, convert?: ValueConversion): void;
  /** Writes JSON text the short way, after `before`, which goes along to save a step. */
  print(out: JsonPrinter, before?: string): void;
  /** JSON text. */
  toJson(indented: boolean): string;
}
