// All types of `System.Collections` and the namespaces in it.
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { dictionaryKeysType, dictionaryType, dictionaryValuesType } from './dictionary.ts';
import { comparerType, equalityComparerType, referenceEqualityComparerType } from './equality-comparer.ts';
import { hashSetType } from './hash-set.ts';
import { genericInterfaceTypes } from './interfaces.ts';
import { keyValuePairFactoryType, keyValuePairType } from './key-value-pair.ts';
import { listType } from './list.ts';
import { queueType, stackType } from './queue-and-stack.ts';
import { readOnlyCollectionType } from './read-only-collection.ts';

export const collectionsDeclarations: readonly TypeDeclaration[] = [
  ...genericInterfaceTypes,
  keyValuePairType,
  keyValuePairFactoryType,
  equalityComparerType,
  comparerType,
  referenceEqualityComparerType,
  listType,
  dictionaryType,
  dictionaryKeysType,
  dictionaryValuesType,
  hashSetType,
  queueType,
  stackType,
  readOnlyCollectionType,
];
