// `response.fault`
import type { Field } from './field.ts';
import { singleText } from './field.ts';

const kinds = ['reset', 'close', 'garbage', 'truncate', 'hang'] as const;

/** What happens instead of an answer. */
export type FaultKind = (typeof kinds)[number];

/** The fault that stands for the answer; undefined where there is none. */
export const faultField: Field<FaultKind | undefined> = {
  meaning:
    'Instead of an answer: `reset` (the connection is reset), `close` (it is closed without a byte), `garbage` (bytes that are no HTTP), `truncate` (headers and half of the body, then a reset), `hang` (nothing). Empty: no fault.',
  schema: { type: ['string', 'null'], anyOf: [{ enum: [...kinds, '', null] }, { pattern: '<#' }] },
  read(value, reading) {
    const text = singleText(value, reading)?.trim().toLowerCase();
    if (text === undefined || text === '') return undefined;
    const kind = kinds.find((known) => known === text);
    if (kind === undefined)
      reading.wrong('MW1202', value!.span, reading.path, `one of ${kinds.join(', ')}, or ""`);
    return kind;
  },
};
