// `XContainer`, `XElement` and `XDocument`, as template code sees them.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { containerType } from './x-container.ts';
import { documentType } from './x-document.ts';
import { elementType } from './x-element.ts';

/** `XContainer`, `XElement` and `XDocument`. */
export const containerTypes: readonly TypeDeclaration[] = [containerType, elementType, documentType];
