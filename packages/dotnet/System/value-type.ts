// The class `System.ValueType` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { TypedObject } from '@mockwright/language/runtime/box';
import { hash, objectEquals } from '@mockwright/language/runtime/equality';
import { toText } from '@mockwright/language/runtime/text';

/** `System.ValueType`. */
export const valueTypeType: TypeDeclaration = declareType('public abstract class System.ValueType', () => ({
  'override bool Equals(object? obj)': (self: TypedObject, other: unknown) => objectEquals(self, other),
  'override int GetHashCode()': hash,
  'override string? ToString()': toText,
}));
