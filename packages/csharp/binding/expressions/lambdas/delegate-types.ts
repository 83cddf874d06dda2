// The delegate types that lambdas and method groups are by themselves (C# 10.2.15): `Func`, `Action`, or one made for them.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { Library } from '../../../symbols/library.ts';
import { isVoid } from '../../../symbols/type-extensions.ts';

/** The delegate for these parameters and return type. */
export function functionType(
  library: Library,
  parameters: readonly ParameterSymbol[],
  returnType: Type,
  refKind: RefKind = 'none',
): NamedType {
  const types = parameters.map(({ type }) => type);
  const isPlain = (parameter: ParameterSymbol): boolean =>
    parameter.refKind === 'none' && parameter.optional === undefined && !parameter.isParams;
  if (refKind === 'none' && parameters.every(isPlain)) {
    const arity = types.length + (isVoid(returnType) ? 0 : 1);
    const definition = library.getType(isVoid(returnType) ? 'System.Action' : 'System.Func', arity);
    if (definition)
      return arity === 0
        ? definition
        : definition.construct(isVoid(returnType) ? types : [...types, returnType]);
  }
  return madeDelegate(library, parameters, returnType, refKind);
}

const made = new WeakMap<Library, Map<string, NamedType>>();

/** A delegate type of its own, for what no `Func` has: `ref`, defaults, `params`, very many parameters. */
function madeDelegate(
  library: Library,
  parameters: readonly ParameterSymbol[],
  returnType: Type,
  refKind: RefKind,
): NamedType {
  let known = made.get(library);
  if (!known) made.set(library, (known = new Map()));
  const key = [
    ...parameters.map(
      ({ type, refKind, optional, isParams }) =>
        `${type.id} ${refKind} ${isParams} ${optional ? ('value' in optional ? String(optional.value) : 'default') : ''}`,
    ),
    returnType.id,
    refKind,
  ].join();
  let type = known.get(key);
  if (!type) known.set(key, (type = makeDelegate(library, parameters, returnType, refKind)));
  return type;
}

function makeDelegate(
  library: Library,
  parameters: readonly ParameterSymbol[],
  returnType: Type,
  refKind: RefKind,
): NamedType {
  const type = new NamedTypeSymbol({
    kind: 'delegate',
    name: '<anonymous delegate>',
    namespace: '',
    containingType: null,
    accessibility: 'internal',
    flags: { isSealed: true },
  });
  const invoke = new MethodSymbol('Invoke', 'ordinary', type, 'public', {});
  invoke.parameters = parameters.map((parameter, index) => ({ ...parameter, name: `arg${index + 1}` }));
  invoke.returnType = returnType;
  invoke.refKind = refKind;
  type.source = {
    baseType: library.core('System.MulticastDelegate'),
    interfaces: [],
    members: (name) => (name === 'Invoke' ? [invoke] : []),
    memberNames: () => ['Invoke'],
    attributes: [],
  };
  type.runtime = { defaultValue: () => null };
  return type;
}
