// `System.Buffers.Text.Base64` and `Base64Url`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { base64UrlType } from './base64-url.ts';
import { base64Type } from './base64.ts';

/** The two. */
export const base64Types: readonly TypeDeclaration[] = [base64Type, base64UrlType];
