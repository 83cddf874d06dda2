// The class `System.DBNull`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { InvalidCastException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { convertibleNames, convertibleOf } from './convert-values.ts';
import { fullName } from '../System.Reflection/type-facts.ts';
import { typeCodes } from './type-code.ts';

/** The only value of its type. */
export class DBNull {
  declare readonly $type: NamedType;
  static readonly value: DBNull = new DBNull();
  $toString(): string {
    return '';
  }
  'IConvertible.GetTypeCode/0'(): number {
    return typeCodes.DBNull;
  }
  'IConvertible.ToString/1'(): string {
    return '';
  }
  'IConvertible.ToType/2'(given: Type | null): unknown {
    const target = notNull(given, 'targetType');
    if (target.special === 'string') return '';
    if (target.kind !== 'enum' && convertibleOf(target) !== undefined) throw noCast();
    throw new InvalidCastException(`Invalid cast from 'System.DBNull' to '${fullName(target) ?? ''}'.`);
  }
}
function noCast(): InvalidCastException {
  return new InvalidCastException('Object cannot be cast from DBNull to other types.');
}
for (const name of Object.values(convertibleNames)) {
  if (name === 'String') continue;
  Object.defineProperty(DBNull.prototype, `IConvertible.To${name}/1`, {
    value: () => {
      throw noCast();
    },
  });
}

/** `System.DBNull`. */
export const dbNullType: TypeDeclaration = declareType(
  'public sealed class System.DBNull : IConvertible',
  () => ({
    'static readonly DBNull Value': DBNull.value,
    'override string ToString()': () => '',
    'string ToString(IFormatProvider? provider)': () => '',
    'TypeCode GetTypeCode()': () => typeCodes.DBNull,
  }),
  { runtime: DBNull },
);
