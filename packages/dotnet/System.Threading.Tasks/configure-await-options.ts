// The enum `System.Threading.Tasks.ConfigureAwaitOptions`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.Tasks.ConfigureAwaitOptions`. */
export const configureAwaitOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Threading.Tasks.ConfigureAwaitOptions',
  {
    None: 0,
    ContinueOnCapturedContext: 1,
    SuppressThrowing: 2,
    ForceYielding: 4,
  },
);
