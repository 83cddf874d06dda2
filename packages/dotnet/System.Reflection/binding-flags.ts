// The enum `System.Reflection.BindingFlags`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Reflection.BindingFlags`. */
export const bindingFlagsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Reflection.BindingFlags',
  {
    Default: 0,
    IgnoreCase: 1,
    DeclaredOnly: 2,
    Instance: 4,
    Static: 8,
    Public: 16,
    NonPublic: 32,
    FlattenHierarchy: 64,
    InvokeMethod: 256,
    CreateInstance: 512,
    GetField: 1024,
    SetField: 2048,
    GetProperty: 4096,
    SetProperty: 8192,
  },
);
