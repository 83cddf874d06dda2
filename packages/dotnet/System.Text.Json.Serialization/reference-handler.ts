// `JsonSerializerOptions` and what it holds: naming policies, encoders, enums.
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `ReferenceHandler`. */
export class ReferenceHandler {
  declare readonly $type: NamedType;
}
