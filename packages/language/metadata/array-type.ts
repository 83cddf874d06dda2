// An array type as an object; `arrayOf` gives the one there is of each.
import { TypeBase } from './symbols.ts';
import type { ArrayType, NamedType, Type } from './symbols.ts';

/** `T[]`, `T[,]`…: made by the library loader alone, once for each element type and rank. */
export class ArrayTypeSymbol extends TypeBase implements ArrayType {
  readonly kind = 'array';
  readonly special = undefined;
  readonly element: Type;
  readonly rank: number;
  readonly baseType: NamedType;
  readonly interfaces: readonly NamedType[];
  constructor(element: Type, rank: number, baseType: NamedType, interfaces: readonly NamedType[]) {
    super();
    this.element = element;
    this.rank = rank;
    this.baseType = baseType;
    this.interfaces = interfaces;
  }
  defaultValue(): unknown {
    return null;
  }
}
