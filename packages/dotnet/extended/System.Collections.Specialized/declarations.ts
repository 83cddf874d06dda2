// The types of `System.Collections.Specialized` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { listDictionaryType, listDictionaryNodeKeyValueCollectionType } from './list-dictionary.ts';
import { hybridDictionaryType } from './hybrid-dictionary.ts';
import { iOrderedDictionaryType } from './i-ordered-dictionary.ts';
import { orderedDictionaryType } from './ordered-dictionary.ts';
import { stringDictionaryType } from './string-dictionary.ts';
import { stringCollectionType } from './string-collection.ts';
import { stringEnumeratorType } from './string-enumerator.ts';
import { bitVector32Type, bitVector32SectionType } from './bit-vector32.ts';
import { collectionsUtilType } from './collections-util.ts';

/** Types of `System.Collections.Specialized`, containing types before the types inside them. */
export const systemCollectionsSpecializedDeclarations: readonly TypeDeclaration[] = [
  listDictionaryType,
  listDictionaryNodeKeyValueCollectionType,
  hybridDictionaryType,
  iOrderedDictionaryType,
  orderedDictionaryType,
  stringDictionaryType,
  stringCollectionType,
  stringEnumeratorType,
  bitVector32Type,
  bitVector32SectionType,
  collectionsUtilType,
];
