// What goes to the library and comes from it, as both sides can rely on it whatever a value's type says.
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import type { FunctionScope } from './function-scope.ts';
import { integerText } from './js-text.ts';

/** Integers that are JavaScript numbers. */
const integers: ReadonlySet<SpecialType | undefined> = new Set([
  'sbyte',
  'byte',
  'short',
  'ushort',
  'char',
  'int',
]);

/**
 * Arguments as the library can rely on them: integers are integers by their form, because they become places in arrays
 * there, and functions that are called there are delegates.
 */
export function libraryValues(scope: FunctionScope, method: MethodSymbol, args: readonly string[]): string[] {
  const { definition } = method;
  return args.map((code, index) => {
    const parameter = definition.parameters[index];
    if (!parameter || parameter.refKind !== 'none' || code === 'null') return code;
    const { type } = parameter;
    if (type.kind === 'typeParameter' && definition.containingType?.kind === 'interface')
      return typedValue(scope, method.parameters[index]!.type, code);
    if (type.kind === 'delegate')
      return scope.program.isOwnDelegate(code) ? code : `$r.checkedDelegate(${code})`;
    return integers.has(type.special) ? integerText(code) : code;
  });
}

/**
 * A value for whatever stands behind an interface: an array behind `IList<T>` may hold less than `T` says, and a delegate
 * has to tell its type there.
 */
function typedValue(scope: FunctionScope, type: Type, code: string): string {
  return type.kind === 'delegate' || type.kind === 'typeParameter'
    ? `$r.typedDelegate(${code}, ${scope.typeCode(type)})`
    : code;
}

/** What the library gives as a delegate may be a function of its own, which then is one. */
export function givenDelegate({ returnType }: MethodSymbol, call: string): string {
  return returnType.kind === 'delegate' ? `$r.own(${call})` : call;
}
