// The one way into `extended/`. The bundle has another in its place, which runs these modules when it is first called.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { extendedDeclarations } from './declarations.ts';

/** The declarations of all types in `extended/`. */
export const loadExtended = (): readonly TypeDeclaration[] => extendedDeclarations;
