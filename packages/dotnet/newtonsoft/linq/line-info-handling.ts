// The enum `Newtonsoft.Json.Linq.LineInfoHandling`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inLinq } from '../enum-names.ts';

/** `Newtonsoft.Json.Linq.LineInfoHandling`. */
export const LineInfoHandling = { Ignore: 0, Load: 1 } as const;

/** `Newtonsoft.Json.Linq.LineInfoHandling`. */
export const lineInfoHandlingType: TypeDeclaration = inLinq('LineInfoHandling', LineInfoHandling);
