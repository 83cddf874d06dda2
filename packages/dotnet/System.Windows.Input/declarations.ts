// All types of `System.Windows.Input`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iCommandType } from './i-command.ts';

/** The types of `System.Windows.Input`, containing types before the types inside them. */
export const systemWindowsInputDeclarations: readonly TypeDeclaration[] = [iCommandType];
