// A type parameter of a type or of a method, as an object.
import { TypeBase } from './symbols.ts';
import type { TypeParameter, TypeParameterConstraints } from './symbols.ts';

/** `T`: equal to no other, whatever its name. */
export class TypeParameterSymbol extends TypeBase implements TypeParameter {
  readonly kind = 'typeParameter';
  readonly special = undefined;
  readonly name: string;
  readonly ordinal: number;
  readonly owner: 'type' | 'method';
  readonly variance: 'none' | 'in' | 'out';
  constraints: TypeParameterConstraints = {
    types: [],
    isReference: false,
    isValue: false,
    hasConstructor: false,
    isNotNull: false,
  };
  constructor(
    name: string,
    ordinal: number,
    owner: 'type' | 'method',
    variance: 'none' | 'in' | 'out' = 'none',
  ) {
    super();
    this.name = name;
    this.ordinal = ordinal;
    this.owner = owner;
    this.variance = variance;
  }
}
