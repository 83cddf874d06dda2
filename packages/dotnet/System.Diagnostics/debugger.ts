// The static class `System.Diagnostics.Debugger` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Diagnostics.Debugger`. */
export const debuggerType: TypeDeclaration = declareType(
  'public static class System.Diagnostics.Debugger',
  () => ({
    'static bool IsAttached { get; }': () => false,
  }),
);
