// Strict JSON as `System.Text.Json` reads it: a tree whose parts know their places.
import type { JsonReaderException } from './json-reader-exception.ts';

/** Kinds as `JsonValueKind` numbers them. */
export const valueKinds = {
  Undefined: 0,
  Object: 1,
  Array: 2,
  String: 3,
  Number: 4,
  True: 5,
  False: 6,
  Null: 7,
} as const;
const kindNames: readonly string[] = Object.keys(valueKinds);

/** `JsonValueKind` as text. */
export function kindName(kind: number): string {
  return kindNames[kind]!;
}

/** A value that was read; nothing in it changes. */
export interface JsonData {
  readonly kind: number;
  readonly source: string;
  readonly start: number;
  readonly end: number;
  /** Of a string. */
  readonly text: string;
  /** Of an array. */
  readonly items: readonly JsonData[];
  /** Of an object, doubles included. */
  readonly members: readonly JsonMember[];
  /** What keeps the reader from its end. */
  readonly broken?: BrokenJson | undefined;
}
/** A mistake in an array or object, behind the items and members that are there. */
export interface BrokenJson {
  readonly error: JsonReaderException;
  /** The member whose value was to be read. */
  readonly name: string | undefined;
}
/** A member of an object, with its place in the source. */
export interface JsonMember {
  readonly name: string;
  readonly value: JsonData;
  /** After the name. */
  readonly nameEnd: number;
}
/** How lenient the reader is. */
export interface ReaderOptions {
  readonly allowTrailingCommas: boolean;
  /** 0: none, 1: skipped. */
  readonly commentHandling: number;
  readonly maxDepth: number;
}
/** How JSON is read without options. */
export const strict: ReaderOptions = { allowTrailingCommas: false, commentHandling: 0, maxDepth: 64 };

/** `.name` or `['na me']`. */
export function pathStep(name: string): string {
  return /[.\s'/"[\]()\t\n\r\f\b\\\u0085\u2028\u2029]/.test(name) ? `['${name}']` : `.${name}`;
}
/** The JSON text of a value as it was written. */
export function rawText(data: JsonData): string {
  return data.source.slice(data.start, data.end);
}
