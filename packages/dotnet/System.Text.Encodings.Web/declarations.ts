// All types of `System.Text.Encodings.Web`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { javaScriptEncoderType } from './java-script-encoder-type.ts';

/** The types of `System.Text.Encodings.Web`, containing types before the types inside them. */
export const systemTextEncodingsWebDeclarations: readonly TypeDeclaration[] = [javaScriptEncoderType];
