// The types of `System.Windows.Input` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { iCommandType } from './i-command.ts';

/** Types of `System.Windows.Input`, containing types before the types inside them. */
export const systemWindowsInputDeclarations: readonly TypeDeclaration[] = [iCommandType];
