// `[JsonDerivedType]`: a property of an object may tell what type it is.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { rawText, valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import { derivedTypesOf, discriminatorName, ignoresUnrecognized } from './polymorphism.ts';
import type { ReadPath } from './read-path.ts';

/** An object without what tells its type, and that type. */
interface ToldType {
  readonly data: JsonData;
  readonly type: NamedType;
}

/**
 * The type that an object says it is of.
 * @param isAnywhere whether what tells it need not stand first
 * @throws JsonException, NotSupportedException for what no type fits
 */
export function toldType(data: JsonData, type: NamedType, path: ReadPath, isAnywhere: boolean): ToldType {
  const derived = derivedTypesOf(type);
  if (derived.length === 0 || data.kind !== valueKinds.Object) return { data, type };
  const name = discriminatorName(type);
  const told = data.members.find((member) => member.name === name);
  if (!told) return undiscriminated(data, type, path);
  if (told !== data.members[0] && !isAnywhere)
    throw path.within(name, () =>
      path.failureAt(
        'The metadata property is either not supported by the type or is not the first property in the deserialized JSON object.',
        data.source,
        told.nameEnd + 1,
        null,
      ),
    );
  const isText = told.value.kind === valueKinds.String;
  if (!isText && told.value.kind !== valueKinds.Number) throw path.wrongMetadata(name, told.value);
  const rest = { ...data, members: data.members.filter((member) => member !== told) };
  const text = isText ? told.value.text : rawText(told.value);
  const found = derived.find(
    ({ arguments: [, id] }) => `${id as string | number}` === text && (typeof id === 'string') === isText,
  );
  if (found) return { data: rest, type: found.arguments[0] as NamedType };
  if (ignoresUnrecognized(type)) return { data: rest, type };
  throw path.failureAt(`Read unrecognized type discriminator id '${text}'.`, data.source, data.end, null);
}
function undiscriminated(data: JsonData, type: NamedType, path: ReadPath): ToldType {
  if (!type.flags.isAbstract && type.kind !== 'interface') return { data, type };
  const [first] = data.members;
  throw path.unsupported(
    { ...data, kind: valueKinds.Null, end: first ? first.nameEnd + 1 : data.end },
    new NotSupportedException(
      `The JSON payload for polymorphic interface or abstract type '${typeName(type)}' must specify a type discriminator.`,
    ),
  );
}
