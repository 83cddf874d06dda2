// All types of `System.Web`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { httpUtilityTypes } from './http-utility.ts';

/** The types of `System.Web`, containing types before the types inside them. */
export const systemWebDeclarations: readonly TypeDeclaration[] = [...httpUtilityTypes];
