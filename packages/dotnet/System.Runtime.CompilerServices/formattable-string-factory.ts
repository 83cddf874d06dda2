// The static class `System.Runtime.CompilerServices.FormattableStringFactory` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { FormattableString } from '../System/formattable-string.ts';

/** `System.Runtime.CompilerServices.FormattableStringFactory`, which compiled code calls. */
export const formattableStringFactoryType: TypeDeclaration = declareType(
  'public static class System.Runtime.CompilerServices.FormattableStringFactory',
  () => ({
    'static FormattableString Create(string format, params object?[] arguments)': (
      format: string | null,
      args: readonly unknown[] | null,
    ) => {
      if (format === null) throw new ArgumentNullException('format');
      if (args === null) throw new ArgumentNullException('arguments');
      return new FormattableString(format, args);
    },
  }),
);
