// How `ISerializable` objects are made of their members.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { createInstance } from '@mockwright/language/runtime/members';
import { restoreException } from '../../../System.Runtime.Serialization/exception-data.ts';
import type { ObjectContract, SerializableCreator } from './contracts.ts';
import { constructorsOf, hierarchy } from '../../../System.Reflection/data-members.ts';

/** Whether it is `Exception` or derived from it. */
export function isException(type: NamedType): boolean {
  return hierarchy(type).includes(coreType('System.Exception'));
}

/** The serialization constructor of a contract's type; undefined where there is none. */
export function serializableCreatorOf(contract: ObjectContract): SerializableCreator | undefined {
  const type = contract.type as NamedType;
  if (!contract.isInstantiable) return undefined;
  if (type.namespace === '') {
    const own = constructorsOf(type).find(takesInfo);
    return own && ((info, context) => createInstance(type, [info, context], own));
  }
  const creator = isException(type) ? contract.creatorFor(true) : undefined;
  return creator && ((info) => restoreException(creator.create([]) as Exception, info));
}
function takesInfo({ parameters }: MethodSymbol): boolean {
  const space = 'System.Runtime.Serialization';
  return (
    parameters.length === 2 &&
    parameters[0]!.type === coreType(`${space}.SerializationInfo`) &&
    parameters[1]!.type === coreType(`${space}.StreamingContext`)
  );
}
