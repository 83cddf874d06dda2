// `request.condition`
import type { Field } from './field.ts';
import { singleText } from './field.ts';

/** Whether the template answers; undefined where it has no condition, or one that only a run can tell. */
export const conditionField: Field<boolean | undefined> = {
  meaning: 'An expression that decides whether the template answers.',
  schema: { type: ['string', 'boolean', 'null'] },
  read(value, reading) {
    const text = singleText(value, reading)?.trim();
    if (text === undefined || text === '') return undefined;
    // `false` switches a template off; any other text than `true` is code whose tag was forgotten.
    if (!/^(?:true|false)$/i.test(text)) reading.warn('MW1304', value!.span, text);
    return isTrue(text);
  },
};

/** Whether the text of a condition says that the template answers. */
export function isTrue(text: string): boolean {
  return text.trim().toLowerCase() === 'true';
}
