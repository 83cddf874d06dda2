// The interface `System.Runtime.CompilerServices.ITuple`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { box } from '@mockwright/language/runtime/casting';
import { IndexOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { elementsOf } from '../System/tuple.ts';
import type { AnyTuple } from '../System/tuple.ts';

/** `System.Runtime.CompilerServices.ITuple`. */
export const iTupleType: TypeDeclaration = declareType(
  'public interface System.Runtime.CompilerServices.ITuple',
  () => ({
    'object? this[int index] { get; }': (self: AnyTuple, index: number) => {
      const element = elementsOf(self)[index];
      if (!element) throw new IndexOutOfRangeException();
      return box(element.value, element.type);
    },
    'int Length { get; }': (self: AnyTuple) => elementsOf(self).length,
  }),
);
