// What changes how a type is written.
import type { JsonTypeInfo } from './json-type-info.ts';

/** Changes what is known of a type. */
export type Modifier = (info: JsonTypeInfo) => void;
