// The class `System.Reflection.Missing` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Missing } from './invocation.ts';

/** `System.Reflection.Missing`. */
export const missingType: TypeDeclaration = declareType(
  'public sealed class System.Reflection.Missing',
  () => ({ 'static readonly System.Reflection.Missing Value': Missing.value }),
  { runtime: Missing },
);
