// The table of fields: what may stand in a template. Reader, plan, the writer of answers and the JSON Schema are made from
// it, and docs/templates.md is compared with it.
import { bodyField } from './body.ts';
import type { BodyContent } from './body.ts';
import { bodyBase64Field } from './body-base64.ts';
import { chunksField } from './chunks.ts';
import type { Chunks } from './chunks.ts';
import { conditionField } from './condition.ts';
import { delayField } from './delay.ts';
import type { Delay } from './delay.ts';
import { eventsField } from './events.ts';
import type { ServerSentEvent } from './events.ts';
import { faultField } from './fault.ts';
import type { FaultKind } from './fault.ts';
import type { Fields } from './field.ts';
import { fileField } from './file.ts';
import { headersField } from './headers.ts';
import type { Headers } from './headers.ts';
import { indentedField } from './indented.ts';
import { keepOpenField } from './keep-open.ts';
import { methodField } from './method.ts';
import type { Methods } from './method.ts';
import { routeField } from './route.ts';
import { statusField } from './status.ts';

/** What the fields of `request` stand for. They are read once, when the template is loaded. */
export interface RequestValues {
  readonly method: Methods;
  readonly route: string;
  readonly condition: boolean | undefined;
}

/** What the fields of `response` stand for. */
export interface ResponseValues {
  readonly status: number;
  readonly headers: Headers;
  readonly body: BodyContent | undefined;
  readonly bodyBase64: Uint8Array | undefined;
  readonly file: string | undefined;
  readonly indented: boolean;
  readonly events: readonly ServerSentEvent[] | undefined;
  readonly keepOpen: boolean;
  readonly delay: Delay | undefined;
  readonly chunks: Chunks | undefined;
  readonly fault: FaultKind | undefined;
}

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
  bodyBase64: bodyBase64Field,
  file: fileField,
  indented: indentedField,
  events: eventsField,
  keepOpen: keepOpenField,
  delay: delayField,
  chunks: chunksField,
  fault: faultField,
};
