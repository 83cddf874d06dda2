// `System.DBNull`.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';

/** The only value of its type. */
export class DBNull {
  declare readonly $type: NamedType;
  static readonly value: DBNull = new DBNull();
  $toString(): string {
    return '';
  }
}

/** `System.DBNull`. */
export const dbNullType: TypeDeclaration = declareType(
  'public sealed class System.DBNull : IConvertible',
  {
    'static readonly DBNull Value': DBNull.value,
    'override string ToString()': () => '',
    'string ToString(IFormatProvider? provider)': () => '',
  },
  { runtime: DBNull },
);
