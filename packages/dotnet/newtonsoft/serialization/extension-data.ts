// `[JsonExtensionData]`: the member that takes what a type has no members for.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { returnsReference } from '@mockwright/language/runtime/members';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { typeName } from '@mockwright/language/runtime/type-name';
import { JsonException } from '../json-exception.ts';
import { attributeOf, memberAttributes } from './contracts/attributes.ts';
import { dictionaryMaker } from './reading/collection-makers.ts';
import type { ExtensionData } from './contracts/contracts.ts';
import {
  dataMembers,
  implemented,
  reader,
  writer,
  isTokenType,
} from '../../System.Reflection/data-members.ts';

import type { PropertyNaming } from './contracts/member-properties.ts';

/** The type's own extension data; undefined where it has none. @throws JsonException for a member that cannot be it */
export function extensionDataOf(naming: PropertyNaming, type: NamedType): ExtensionData | undefined {
  const member = [...dataMembers(type)]
    .reverse()
    .find((candidate) => attributeOf(memberAttributes(candidate), 'JsonExtensionData'));
  if (!member) return undefined;
  const attribute = attributeOf(memberAttributes(member), 'JsonExtensionData')!;
  const dictionary =
    member.type.kind === 'class' || member.type.kind === 'interface'
      ? implemented(member.type, 'IDictionary', 2)
      : undefined;
  if (member.kind === 'property' && !member.getMethod)
    throw new JsonException(
      `Invalid extension data attribute on '${typeName(member.containingType!)}'. Member '${member.name}' must have a getter.`,
    );
  if (
    !dictionary ||
    returnsReference(member) ||
    !isAssignable(specialType('string'), dictionary.typeArguments[0]!) ||
    !takesTokens(dictionary.typeArguments[1]!)
  ) {
    throw new JsonException(
      `Invalid extension data attribute on '${typeName(member.containingType!)}'. Member '${member.name}' type must implement IDictionary<string, JToken>.`,
    );
  }
  const [keyType, valueType] = dictionary.typeArguments as [Type, Type];
  const read = reader(member);
  const write = writer(member);
  const maker = dictionaryMaker(member.type as NamedType, keyType, valueType);
  const writesData = attribute.flag('WriteData') ?? true;
  const readsData = attribute.flag('ReadData') ?? true;
  return {
    valueType,
    isToken: valueType.kind === 'class' && isTokenType(valueType),
    name: (name) => naming.extensionDataName(name),
    get: (target) => {
      const found = writesData
        ? (read(target) as Iterable<{ readonly Key: string; readonly Value: unknown }> | null)
        : null;
      return found ? entries(found, valueType) : undefined;
    },
    set: readsData
      ? (target, key, boxed) => {
          let found = read(target);
          if (found === null) write(target, (found = maker!.create!()));
          maker!.set(found, key, boxed);
        }
      : undefined,
  };
}

/** Whether a token may be a value of the type. */
function takesTokens(type: Type): boolean {
  return isAssignable(coreType('Newtonsoft.Json.Linq.JToken'), type);
}
function* entries(
  dictionary: Iterable<{ readonly Key: string; readonly Value: unknown }>,
  valueType: Type,
): Generator<readonly [string, unknown]> {
  for (const { Key, Value } of dictionary) yield [Key, box(Value, valueType)];
}
