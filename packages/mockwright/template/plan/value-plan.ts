// The value of a field with holes: what is static is ready, what code computes has a slot.
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { FieldValue } from '../fields/field-value.ts';

/** Text with slots (their numbers) in it. */
export type TextTemplate = readonly (string | number)[];

/** A value of which a run knows the rest. */
export type ValuePlan =
  | { readonly kind: 'static'; readonly value: FieldValue }
  /** A string with code in it. */
  | { readonly kind: 'text'; readonly text: TextTemplate; readonly span: TextSpan }
  /** Code in the place of a value. */
  | { readonly kind: 'slot'; readonly slot: number; readonly span: TextSpan }
  | { readonly kind: 'list'; readonly items: readonly ValuePlan[]; readonly span: TextSpan }
  | {
      readonly kind: 'object';
      readonly members: readonly { readonly name: ValuePlan; readonly value: ValuePlan }[];
      readonly span: TextSpan;
    };
