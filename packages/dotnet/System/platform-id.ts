// The enum `System.PlatformID`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.PlatformID`. */
export const platformIDType: TypeDeclaration = declareEnum('public enum System.PlatformID', {
  Win32S: 0,
  Win32Windows: 1,
  Win32NT: 2,
  WinCE: 3,
  Unix: 4,
  Xbox: 5,
  MacOSX: 6,
  Other: 7,
});
