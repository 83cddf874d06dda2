// `response.body`
import { compactJson } from './parse-value.ts';
import type { Field } from './field.ts';

/** A body: what it is as JSON, and what it is as text. */
export interface BodyContent {
  /** Compact JSON. */
  readonly json: string;
  /** For types that are neither JSON nor XML: a single value's text; undefined for lists and objects. */
  readonly text: string | undefined;
}

/** The body of the answer; undefined where there is none. */
export const bodyField: Field<BodyContent | undefined> = {
  meaning: 'Any JSON, a text, or an expression that gives either.',
  schema: {},
  takesNull: true,
  read: (value) =>
    value && { json: compactJson(value), text: value.kind === 'text' ? value.text : undefined },
};
