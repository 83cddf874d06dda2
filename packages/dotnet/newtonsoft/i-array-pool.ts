// The interface `Newtonsoft.Json.IArrayPool`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Newtonsoft.Json.IArrayPool`. */
export const iArrayPoolType: TypeDeclaration = declareType(
  'public interface Newtonsoft.Json.IArrayPool<T>',
  () => ({
    'T[] Rent(int minimumLength)': undefined,
    'void Return(T[]? array)': undefined,
  }),
);
