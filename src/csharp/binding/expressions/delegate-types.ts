// The `Func` and `Action` types that lambdas and method groups are by themselves (C# 10.2.15).
import type { NamedType, ParameterSymbol, Type } from '../../../metadata/symbols.ts';
import type { Library } from '../../symbols/library.ts';
import { isVoid } from '../../symbols/type-facts.ts';

/** The delegate for parameters by value and a return type; undefined where the library has none that large. */
export function functionType(library: Library, parameters: readonly Pick<ParameterSymbol, 'type' | 'refKind'>[], returnType: Type): NamedType | undefined {
  if (parameters.some(({ refKind }) => refKind !== 'none')) return undefined;
  const types = parameters.map(({ type }) => type);
  if (isVoid(returnType)) return types.length === 0 ? library.getType('System.Action') : library.getType('System.Action', types.length)?.construct(types);
  return library.getType('System.Func', types.length + 1)?.construct([...types, returnType]);
}
