// The interface `System.Collections.Immutable.IImmutableDictionary`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { interfaceMembers } from './dictionary-types.ts';

/** `System.Collections.Immutable.IImmutableDictionary`. */
export const iImmutableDictionaryType: TypeDeclaration = declareType(
  'public interface System.Collections.Immutable.IImmutableDictionary<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>',
  () => interfaceMembers('IImmutableDictionary<TKey, TValue>'),
);
