// Value providers: what reads and writes a member for the serializer.
import { box, cast } from '../../../../runtime/casting.ts';
import type { NamedType, Type } from '../../../../metadata/symbols.ts';

/** `ExpressionValueProvider`: reads and writes a member, values boxed. */
export class MemberValueProvider {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #get: (target: unknown) => unknown;
  readonly #set: (target: unknown, value: unknown) => void;
  readonly #memberType: Type;
  constructor(
    get: (target: unknown) => unknown,
    set: (target: unknown, value: unknown) => void,
    memberType: Type,
  ) {
    this.#get = get;
    this.#set = set;
    this.#memberType = memberType;
  }
  getValue(target: unknown): unknown {
    return box(this.#get(target), this.#memberType);
  }
  setValue(target: unknown, boxed: unknown): void {
    this.#set(target, cast(boxed, this.#memberType));
  }
}
