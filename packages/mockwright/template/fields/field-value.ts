// What a field of a template holds: the same form whether it was written in the file, computed by code, or rendered as text.
import { sameName } from '@mockwright/language/text/same-name';
import type { TextSpan } from '@mockwright/language/text/source-text';

/** The value of a field. `span` is its place in the file; undefined where code wrote it. */
export type FieldValue =
  /** A text, number, `true`, `false` or `null`. What code gave as a whole value may hold a list or an object as JSON. */
  | {
      readonly kind: 'text';
      /** As text: that of a string, the letters of anything else; empty for `null`. */
      readonly text: string;
      /** As compact JSON. */
      readonly json: string;
      readonly span: TextSpan | undefined;
    }
  | { readonly kind: 'list'; readonly items: readonly FieldValue[]; readonly span: TextSpan | undefined }
  | { readonly kind: 'object'; readonly members: readonly FieldMember[]; readonly span: TextSpan | undefined }
  /** Computed by code that has not run. */
  | { readonly kind: 'unknown'; readonly span: TextSpan | undefined };

/** A name and a value of an object. */
export interface FieldMember {
  /** Of the kind `text`, or `unknown`. */
  readonly name: FieldValue;
  readonly value: FieldValue;
}

/** Whether the value is `null`. */
export function isNull(value: FieldValue | undefined): boolean {
  return value?.kind === 'text' && value.json === 'null';
}

/** The member of that name, without regard to case; the last one counts. Undefined in what is no object. */
export function memberValue(value: FieldValue | undefined, name: string): FieldValue | undefined {
  if (value?.kind !== 'object') return undefined;
  return value.members.findLast((member) => member.name.kind === 'text' && sameName(member.name.text, name))
    ?.value;
}
