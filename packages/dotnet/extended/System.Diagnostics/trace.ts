// The class `System.Diagnostics.Trace` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { members, nothing, setting } from '../../System.Diagnostics/debug.ts';

/** `System.Diagnostics.Trace`. */
export const traceType: TypeDeclaration = declareType('public sealed class System.Diagnostics.Trace', () => ({
  ...members(
    'TRACE',
    ['Information', 'Warning', 'Error'].flatMap((kind) => [
      `Trace${kind}(string? message)`,
      `Trace${kind}(string format, params object?[]? args)`,
    ]),
  ),
  'static bool UseGlobalLock { get; set; }': {
    get: () => setting().useGlobalLock,
    set: (value: boolean) => {
      setting().useGlobalLock = value;
    },
  },
  'static void Refresh()': nothing,
}));
