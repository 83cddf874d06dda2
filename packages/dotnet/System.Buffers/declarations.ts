// The types of `System.Buffers`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { spanActionType } from './span-action.ts';
import { operationStatusType } from './operation-status.ts';
import { searchValuesType, searchValuesOfTType } from './search-values.ts';

/** The types of `System.Buffers`, containing types before the types inside them. */
export const systemBuffersDeclarations: readonly TypeDeclaration[] = [
  spanActionType,
  operationStatusType,
  searchValuesType,
  searchValuesOfTType,
];
