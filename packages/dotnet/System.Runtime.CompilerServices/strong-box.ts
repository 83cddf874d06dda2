// The class `System.Runtime.CompilerServices.StrongBox`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { heldFields } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';

class StrongBox {
  readonly $type: NamedType;
  value: unknown;
  constructor(type: NamedType, value: unknown) {
    this.$type = type;
    this.value = value;
  }
  $held(): Held {
    return heldFields(this);
  }
}
const boxed: Accessors = {
  get: (self: StrongBox) => self.value,
  set: (self: StrongBox, value: unknown) => void (self.value = value),
};

/** `System.Runtime.CompilerServices.StrongBox`. */
export const strongBoxType: TypeDeclaration = declareType(
  'public class System.Runtime.CompilerServices.StrongBox<T>',
  () => ({
    'StrongBox()': (type: NamedType) => new StrongBox(type, defaultOf(type.typeArguments[0]!)),
    'StrongBox(T value)': (value: unknown, type: NamedType) => new StrongBox(type, value),
    'T Value { get; set; }': boxed,
  }),
  { runtime: StrongBox },
);
