// The table of fields: what may stand in a template. Reader, plan, the writer of answers, docs/templates.md and the JSON
// Schema are made from it.
import { bodyField } from './body.ts';
import type { BodyContent } from './body.ts';
import { conditionField } from './condition.ts';
import type { Field } from './field.ts';
import { fileField } from './file.ts';
import { headersField } from './headers.ts';
import type { Headers } from './headers.ts';
import { indentedField } from './indented.ts';
import { methodField } from './method.ts';
import { routeField } from './route.ts';
import { statusField } from './status.ts';

/** What the fields of `request` stand for. They are read once, when the template is loaded. */
export interface RequestValues {
  readonly method: string | undefined;
  readonly route: string | undefined;
  readonly condition: boolean | undefined;
}

/** What the fields of `response` stand for. */
export interface ResponseValues {
  readonly status: number;
  readonly headers: Headers;
  readonly body: BodyContent | undefined;
  readonly file: string | undefined;
  readonly indented: boolean;
}

/** Rows, one for each value. */
export type Fields<Values> = { readonly [Name in keyof Values]-?: Field<Values[Name]> };

/** The fields of `request`. */
export const requestFields: Fields<RequestValues> = {
  method: methodField,
  route: routeField,
  condition: conditionField,
};

/** The fields of `response`. */
export const responseFields: Fields<ResponseValues> = {
  status: statusField,
  headers: headersField,
  body: bodyField,
  file: fileField,
  indented: indentedField,
};
