// All types of `System.Linq.Expressions`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { expressionTypeType } from './expression-type.ts';

/** The types of `System.Linq.Expressions`, containing types before the types inside them. */
export const systemLinqExpressionsDeclarations: readonly TypeDeclaration[] = [expressionTypeType];
