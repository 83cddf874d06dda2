// `System.ValueTuple`: one class per number of elements, so that each has one hidden shape.
import { heldFields } from './change-log.ts';
import type { Held } from './change-log.ts';
import type { NamedType, Type } from '../metadata/symbols.ts';
import { copyValue } from './casting.ts';
import { compareAs } from './comparison.ts';
import { combineHashes, equals, hash } from './equality.ts';
import { ArgumentException } from './exceptions.ts';
import { spend, spendSize } from './run.ts';
import { textOf } from './text.ts';
import { typeName } from './type-name.ts';

/** A tuple: `Item1`… in natural form; from the eighth element on in `Rest`, a tuple again. */
export abstract class ValueTuple {
  readonly $type: NamedType;
  constructor(type: NamedType) {
    this.$type = type;
  }
  /** The elements directly in it, `Rest` as one. */
  abstract $parts(): unknown[];
  $held(): Held {
    // A part of one in an array or a field is changed in place.
    return { ...heldFields(this), parts: this.$parts() };
  }
  $copy(): ValueTuple {
    spend(1);
    const types = this.$type.typeArguments;
    return createTuple(
      this.$type,
      this.$parts().map((part, index) => copyValue(part, types[index]!)),
    );
  }
  /** All elements, those of `Rest` too, in natural form, with their types. */
  $elements(): { readonly value: unknown; readonly type: Type }[] {
    const types = this.$type.typeArguments;
    return this.$parts().flatMap((value, index) =>
      index === 7 && value instanceof ValueTuple ? value.$elements() : [{ value, type: types[index]! }],
    );
  }
  $equals(other: unknown): boolean {
    if (!(other instanceof ValueTuple) || other.$type !== this.$type) return false;
    const parts = other.$parts();
    return this.$parts().every((part, index) => equals(part, parts[index]));
  }
  $hash(): number {
    return this.$parts().reduce((code: number, part) => combineHashes(code, hash(part)), 17);
  }
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof ValueTuple) || other.$type !== this.$type)
      throw new ArgumentException(`Argument must be of type ${typeName(this.$type)}.`, 'other');
    const parts = other.$parts();
    for (const [index, part] of this.$parts().entries()) {
      const order = compareAs(part, parts[index], this.$type.typeArguments[index]!);
      if (order !== 0) return order;
    }
    return 0;
  }
  $toString(): string {
    const text = this.$elements()
      .map(({ value, type }) => textOf(value, type))
      .join(', ');
    spendSize(text.length);
    return `(${text})`;
  }
}

/** `System.ValueTuple` of one element. */
export class ValueTuple1 extends ValueTuple {
  Item1: unknown;
  constructor(type: NamedType, item1: unknown) {
    super(type);
    this.Item1 = item1;
  }
  override $parts(): unknown[] {
    return [this.Item1];
  }
}
/** `System.ValueTuple` of two elements. */
export class ValueTuple2 extends ValueTuple {
  Item1: unknown;
  Item2: unknown;
  constructor(type: NamedType, item1: unknown, item2: unknown) {
    super(type);
    this.Item1 = item1;
    this.Item2 = item2;
  }
  override $parts(): unknown[] {
    return [this.Item1, this.Item2];
  }
}
/** `System.ValueTuple` of three elements. */
export class ValueTuple3 extends ValueTuple {
  Item1: unknown;
  Item2: unknown;
  Item3: unknown;
  constructor(type: NamedType, item1: unknown, item2: unknown, item3: unknown) {
    super(type);
    this.Item1 = item1;
    this.Item2 = item2;
    this.Item3 = item3;
  }
  override $parts(): unknown[] {
    return [this.Item1, this.Item2, this.Item3];
  }
}
/** `System.ValueTuple` of four elements. */
export class ValueTuple4 extends ValueTuple3 {
  Item4: unknown;
  constructor(type: NamedType, item1: unknown, item2: unknown, item3: unknown, item4: unknown) {
    super(type, item1, item2, item3);
    this.Item4 = item4;
  }
  override $parts(): unknown[] {
    return [...super.$parts(), this.Item4];
  }
}
/** `System.ValueTuple` of five elements. */
export class ValueTuple5 extends ValueTuple4 {
  Item5: unknown;
  constructor(
    type: NamedType,
    item1: unknown,
    item2: unknown,
    item3: unknown,
    item4: unknown,
    item5: unknown,
  ) {
    super(type, item1, item2, item3, item4);
    this.Item5 = item5;
  }
  override $parts(): unknown[] {
    return [...super.$parts(), this.Item5];
  }
}
/** `System.ValueTuple` of six elements. */
export class ValueTuple6 extends ValueTuple5 {
  Item6: unknown;
  constructor(
    type: NamedType,
    item1: unknown,
    item2: unknown,
    item3: unknown,
    item4: unknown,
    item5: unknown,
    item6: unknown,
  ) {
    super(type, item1, item2, item3, item4, item5);
    this.Item6 = item6;
  }
  override $parts(): unknown[] {
    return [...super.$parts(), this.Item6];
  }
}
/** `System.ValueTuple` of seven elements. */
export class ValueTuple7 extends ValueTuple6 {
  Item7: unknown;
  constructor(
    type: NamedType,
    item1: unknown,
    item2: unknown,
    item3: unknown,
    item4: unknown,
    item5: unknown,
    item6: unknown,
    item7: unknown,
  ) {
    super(type, item1, item2, item3, item4, item5, item6);
    this.Item7 = item7;
  }
  override $parts(): unknown[] {
    return [...super.$parts(), this.Item7];
  }
}
/** `System.ValueTuple` of seven elements and the rest. */
export class ValueTuple8 extends ValueTuple7 {
  Rest: unknown;
  constructor(
    type: NamedType,
    item1: unknown,
    item2: unknown,
    item3: unknown,
    item4: unknown,
    item5: unknown,
    item6: unknown,
    item7: unknown,
    rest: unknown,
  ) {
    super(type, item1, item2, item3, item4, item5, item6, item7);
    this.Rest = rest;
  }
  override $parts(): unknown[] {
    return [...super.$parts(), this.Rest];
  }
}

type TupleClass = new (type: NamedType, ...parts: any[]) => ValueTuple;
/** The class of tuples with so many elements (at index 8 the one with a rest). */
export const tupleClasses: readonly (TupleClass | undefined)[] = [
  undefined,
  ValueTuple1,
  ValueTuple2,
  ValueTuple3,
  ValueTuple4,
  ValueTuple5,
  ValueTuple6,
  ValueTuple7,
  ValueTuple8,
];

/** A tuple of a constructed `ValueTuple` type (erased) from the elements directly in it. */
export function createTuple(type: NamedType, parts: readonly unknown[]): ValueTuple {
  return new tupleClasses[type.typeArguments.length]!(type, ...parts);
}
