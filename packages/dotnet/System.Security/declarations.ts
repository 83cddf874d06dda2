// All types of `System.Security`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { securityElementType } from './security-element.ts';

/** The types of `System.Security`, containing types before the types inside them. */
export const systemSecurityDeclarations: readonly TypeDeclaration[] = [securityElementType];
