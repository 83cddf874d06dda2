// Members of library types found by their C# signatures: what JSON needs of dates, Guids and the like it takes from what
// these types declare, not from how they are made.
import type { MethodSymbol, NamedType, PropertySymbol } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';

type Call = (...args: readonly unknown[]) => unknown;

function parameterNames(method: MethodSymbol): string {
  return method.parameters
    .map(({ type }) =>
      type.kind === 'array' ? 'array' : 'name' in type ? (type.special ?? type.name) : type.kind,
    )
    .join();
}
function find(type: NamedType, name: string, parameters: string, isStatic: boolean): Call {
  for (const member of type.members(name)) {
    if (
      member.kind === 'method' &&
      (member.isStatic || member.methodKind === 'constructor') === isStatic &&
      parameterNames(member) === parameters
    ) {
      const { implementation } = member.definition;
      if (implementation) return implementation;
    }
  }
  throw new Error(`The library has no ${type.name}.${name}(${parameters}).`);
}

const found = new Map<string, Call>();
function cached(key: string, make: () => Call): Call {
  let call = found.get(key);
  if (!call) found.set(key, (call = make()));
  return call;
}

/** A static method or, named `.ctor`, a constructor. `parameters`: keywords or simple names, joined by commas. */
export function staticMethod(typeName: string, name: string, parameters: string): Call {
  return cached(`${typeName}.${name}(${parameters})`, () => find(coreType(typeName), name, parameters, true));
}
/** An instance method; called with the object first. */
export function instanceMethod(typeName: string, name: string, parameters: string): Call {
  return cached(`${typeName}#${name}(${parameters})`, () =>
    find(coreType(typeName), name, parameters, false),
  );
}
/** The getter of an instance property; called with the object. */
export function propertyGetter(typeName: string, name: string): Call {
  return cached(`${typeName}#${name}`, () => {
    const property = coreType(typeName)
      .members(name)
      .find((member): member is PropertySymbol => member.kind === 'property');
    const call = property?.getMethod?.definition.implementation;
    if (!call) throw new Error(`The library has no ${typeName}.${name}.`);
    return call;
  });
}
