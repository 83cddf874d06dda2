// How an answer is put together: everything static is ready, computed values have a slot each.
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { ResponseValues } from '../fields/template-fields.ts';
import type { JsonPlan } from './json-plan.ts';
import type { TextTemplate, ValuePlan } from './value-plan.ts';

/** The body of a template, ready for each way it can be sent. */
export interface BodyPlan {
  readonly json: JsonPlan;
  /** For content that is not JSON: the text of a string, the text of a hole; undefined: the JSON of anything else. */
  readonly text: TextTemplate | undefined;
  /** Where in the file it stands. */
  readonly span: TextSpan;
}

/** What an answer has that says nothing of it: settings of the server. */
export interface AnswerDefaults {
  readonly status: number;
  readonly contentType: string;
}

/** Everything about the answer that is known before a request comes. */
export interface AnswerPlan {
  /** The fields that need no code, and the defaults of the others. */
  readonly values: Omit<ResponseValues, 'body'>;
  /** The fields that code computes. */
  readonly computed: readonly { readonly name: keyof ResponseValues; readonly plan: ValuePlan }[];
  readonly body: BodyPlan | undefined;
}
