// Whether a value is of the kind that its contract says, which is not certain where template code gives contracts.
import { box, cast, isInstance } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import type { JsonWriter } from '../../writing/json-writer.ts';
import { SerializableContract } from '../contracts/contracts.ts';
import type { Contract, DictionaryContract } from '../contracts/contracts.ts';
import { implemented } from '../../../System.Reflection/data-members.ts';
import type { Typed } from './serialization.ts';

/**
 * A value as its contract has it.
 * @throws InvalidCastException for a value that cannot be written as the contract wants it
 */
export function requireKind(writer: JsonWriter, found: Typed, contract: Contract): Typed {
  const boxed = box(found.value, found.type);
  switch (contract.kind) {
    case 'primitive':
      // No single value: the writer refuses it.
      if (contract.primitive === 'Null' && contract.type === found.type) writer.requireSupported(boxed);
      if (contract.type === found.type) return found;
      return { value: cast(boxed, contract.type), type: contract.type };
    case 'linq':
      cast(boxed, coreType('Newtonsoft.Json.Linq.JToken'));
      break;
    case 'array':
      cast(boxed, coreType(contract.rank > 1 ? 'System.Array' : 'System.Collections.IEnumerable'));
      break;
    case 'dictionary':
      requireDictionary(boxed, contract);
      break;
    case 'dynamic':
      cast(boxed, coreType('System.Dynamic.IDynamicMetaObjectProvider'));
      contract.distrustFor(found.type);
      break;
    case 'object':
      if (contract instanceof SerializableContract)
        cast(boxed, coreType('System.Runtime.Serialization.ISerializable'));
      contract.distrustFor(found.type);
      break;
    default:
  }
  return found;
}
function requireDictionary(boxed: unknown, { type }: DictionaryContract): void {
  if (isInstance(boxed, coreType('System.Collections.IDictionary')) || type.kind === 'array') return;
  const own = implemented(type, 'IDictionary', 2) ?? implemented(type, 'IReadOnlyDictionary', 2);
  cast(boxed, own ?? coreType('System.Collections.IDictionary'));
}
