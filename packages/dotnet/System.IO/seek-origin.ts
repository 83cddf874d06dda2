// The enum `System.IO.SeekOrigin`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { seekOrigins } from './stream.ts';

/** `System.IO.SeekOrigin`. */
export const seekOriginType: TypeDeclaration = declareEnum('public enum System.IO.SeekOrigin', seekOrigins);
