// `response.indented`
import type { Field } from './field.ts';
import { singleText } from './field.ts';

/** Whether JSON and XML are laid out in lines. */
export const indentedField: Field<boolean> = {
  meaning: '`false`: JSON on one line without spaces. Default: `true`.',
  schema: { type: ['boolean', 'string'] },
  read(value, reading) {
    const text = singleText(value, reading)?.trim().toLowerCase();
    if (text !== undefined && text !== '' && text !== 'true' && text !== 'false')
      reading.wrong('MW1202', value!.span, reading.path, 'true or false');
    return text !== 'false';
  },
};
