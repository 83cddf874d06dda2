// The class `System.Reflection.ParameterInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { box } from '@mockwright/language/runtime/casting';
import { DBNull } from '../System/db-null.ts';
import { attributeMembers } from './custom-attribute-extensions.ts';
import { defaultOfParameter } from './invocation.ts';
import { ParameterInfo } from './member-info.ts';

function rawDefault({ symbol }: ParameterInfo): unknown {
  const { optional, type } = symbol;
  if (!optional) return DBNull.value;
  return 'value' in optional && type.kind === 'enum'
    ? box(optional.value, type.enumUnderlying ?? type)
    : defaultOfParameter(symbol);
}

/** `System.Reflection.ParameterInfo`. */
export const parameterInfoType: TypeDeclaration = declareType(
  'public class System.Reflection.ParameterInfo',
  () => ({
    ...attributeMembers,
    'string? Name { get; }': (self: ParameterInfo) => self.symbol.name,
    'Type ParameterType { get; }': (self: ParameterInfo) => self.symbol.type,
    'int Position { get; }': (self: ParameterInfo) => self.position,
    'bool IsOptional { get; }': (self: ParameterInfo) => self.symbol.optional !== undefined,
    'bool HasDefaultValue { get; }': (self: ParameterInfo) => self.symbol.optional !== undefined,
    'object? DefaultValue { get; }': ({ symbol }: ParameterInfo) =>
      symbol.optional ? defaultOfParameter(symbol) : DBNull.value,
    'object? RawDefaultValue { get; }': rawDefault,
    'System.Reflection.MemberInfo Member { get; }': (self: ParameterInfo) => self.member,
    'bool IsIn { get; }': (self: ParameterInfo) => self.symbol.refKind === 'in',
    'bool IsOut { get; }': (self: ParameterInfo) => self.symbol.refKind === 'out',
    'override string ToString()': (self: ParameterInfo) => self.$toString(),
  }),
  { runtime: ParameterInfo },
);
