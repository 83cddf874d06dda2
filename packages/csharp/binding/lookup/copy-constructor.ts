// Copy constructors of records (C# 15.16.4).
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';

/** Whether the constructor of a record takes just another record of the type. */
export const isCopyConstructor = ({ methodKind, parameters, containingType }: MethodSymbol): boolean =>
  methodKind === 'constructor' &&
  containingType?.flags.isRecord === true &&
  !containingType.isValueType &&
  parameters.length === 1 &&
  parameters[0]!.type === containingType;
