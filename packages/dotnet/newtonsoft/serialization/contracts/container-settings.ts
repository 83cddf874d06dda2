// What attributes say of a collection: of its items, and of the constructor that makes it.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { typeAttribute } from './attributes.ts';
import { markedConstructor } from '../reading/collection-constructors.ts';
import type { ArrayContract, DictionaryContract, JsonContainerContract } from './contracts.ts';
import { converterOf } from './member-properties.ts';

/** What the attribute of a container says of its items. */
export function itemSettings<T extends JsonContainerContract>(contract: T, type: NamedType, name: string): T {
  const attribute = typeAttribute(type, name);
  if (!attribute) return contract;
  const parameters = attribute.named('ItemConverterParameters') as readonly unknown[] | undefined;
  contract.itemConverter = converterOf(attribute.named('ItemConverterType'), parameters ?? []);
  contract.isReference = attribute.flag('IsReference');
  contract.itemIsReference = attribute.flag('ItemIsReference');
  contract.itemReferenceLoopHandling = attribute.number('ItemReferenceLoopHandling');
  contract.itemTypeNameHandling = attribute.number('ItemTypeNameHandling');
  return contract;
}
/** `IEnumerable<item>`. */
export const sequenceOf = (item: Type): NamedType =>
  coreType('System.Collections.Generic.IEnumerable', 1).construct([item]);

/** Has the collections made by the constructor that `[JsonConstructor]` marks. */
export function overrideCreator(
  contract: ArrayContract | DictionaryContract,
  type: NamedType,
  elements: NamedType,
): void {
  const marked = markedConstructor(type, elements);
  if (!marked) return;
  contract.overrideCreator = marked.create;
  contract.hasParameterizedCreator = marked.takesElements;
}
