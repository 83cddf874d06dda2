// What a row of the table of fields says.
import type { TemplateCode } from '@mockwright/language/diagnostics/codes-template';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { FieldValue } from './field-value.ts';
import type { HttpStatusNames } from './status-names.ts';

/** A schema of JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A field of a template: one row of the table, one file of this folder. */
export interface Field<Value> {
  /** What it means: its row in docs/templates.md, in Markdown. */
  readonly meaning: string;
  /** What may be written, code aside: any field but those of `request` may be an expression. */
  readonly schema: JsonSchema;
  /** Whether `null` is a value as others are, and does not mean that the field is absent. */
  readonly takesNull?: true;
  /**
   * What a value of the field stands for. The same whether it is static (then it is read once, when the template is
   * loaded), computed in a run, or part of a template that was rendered as text.
   * @param value undefined where the field is absent or `null`: its default
   * @returns the default as well for what is `unknown` yet, and behind what was told to be wrong
   */
  read(value: FieldValue | undefined, reading: Reading): Value;
}

/** Rows, one for each value. */
export type Fields<Values> = { readonly [Name in keyof Values]-?: Field<Values[Name]> };

/** What reading a field may ask and say. */
export interface Reading {
  /** The field as it is called in messages: `response.status`. */
  readonly path: string;
  readonly statusNames: HttpStatusNames;
  /** The status of an answer that names none. */
  readonly defaultStatus: number;
  /**
   * Says that a value is wrong: a diagnostic while the template is loaded, an exception in a run.
   * @param args of the code's message and hint
   */
  wrong(code: TemplateCode, span: TextSpan | undefined, ...args: readonly string[]): void;
  /** Says what will not be as its author meant it: a diagnostic while the template is loaded, nothing in a run. */
  warn(code: TemplateCode, span: TextSpan | undefined, ...args: readonly string[]): void;
}

/** Much longer than any name, number, path or address. */
const LONGEST_TEXT = 65_536;

/**
 * The text of a field that is a single value; undefined where it is absent, unknown, or wrong, which is told.
 * @param most how many characters it may have
 */
export function singleText(
  value: FieldValue | undefined,
  reading: Reading,
  most: number = LONGEST_TEXT,
): string | undefined {
  if (value?.kind === 'text') {
    if (value.text.length <= most) return value.text;
    reading.wrong('MW1202', value.span, reading.path, `a text of at most ${most} characters`);
  } else if (value && value.kind !== 'unknown')
    reading.wrong('MW1202', value.span, reading.path, 'a single value');
  return undefined;
}
