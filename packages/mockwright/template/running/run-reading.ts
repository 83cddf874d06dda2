// Reading the fields of a template in a run: what is wrong ends it.
import { templateCodes } from '@mockwright/language/diagnostics/codes-template';
import { formatMessage } from '@mockwright/language/diagnostics/format-message';
import type { SourceText } from '@mockwright/language/text/source-text';
import type { Reading } from '../fields/field.ts';
import type { HttpStatusNames } from '../fields/status-names.ts';
import { TemplateError } from '../template-error.ts';

/** Makes the reading; its `wrong` throws a `TemplateError`. */
export function runReading(source: SourceText, statusNames: HttpStatusNames, defaultStatus: number): Reading {
  return {
    path: '',
    statusNames,
    defaultStatus,
    warn: () => undefined,
    wrong(code, span, ...args) {
      throw new TemplateError(source, span, {
        exceptionType: 'System.ArgumentException',
        message: formatMessage(templateCodes[code].message, args),
      });
    },
  };
}
