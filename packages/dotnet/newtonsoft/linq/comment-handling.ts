// The enum `Newtonsoft.Json.Linq.CommentHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inLinq } from '../enum-names.ts';

/** `Newtonsoft.Json.Linq.CommentHandling`. */
export const CommentHandling = { Ignore: 0, Load: 1 } as const;

/** `Newtonsoft.Json.Linq.CommentHandling`. */
export const commentHandlingType: TypeDeclaration = inLinq('CommentHandling', CommentHandling);
