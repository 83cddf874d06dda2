// What the target type says of reading: keys of dictionaries, and trees.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { primitiveOf } from '../values/primitive-values.ts';
import { converterFor } from './converter.ts';
import type { JsonSerializerOptions } from '../System.Text.Json.Serialization/json-serializer-options.ts';
import { attempt, numberOf, textOf } from './scalar-readers.ts';
import { staticMethod } from '../values/declared-members.ts';
import { JsonStringEnumConverter } from './string-enum.ts';

const parsedTypes: ReadonlySet<string> = new Set(
  ['DateOnly', 'TimeOnly', 'Version', 'Half', 'Int128', 'UInt128'].map((name) => `System.${name}`),
);
/**
 * A name as a key of the type, in natural form; undefined where it is none.
 * @param enumConverter how the options say that an enum is written
 */
export function readKey(
  name: string,
  type: Type,
  options: JsonSerializerOptions,
  enumConverter?: (type: NamedType) => JsonStringEnumConverter | undefined,
): unknown {
  const own = converterFor(type, options)?.readName(name, type, options);
  if (own !== undefined) return own;
  const kind = primitiveOf(type);
  if (kind === 'String') return name;
  if (type.kind === 'enum') {
    const converter = enumConverter?.(type) ?? new JsonStringEnumConverter();
    return converter.read(type, name) ?? (kind && numberOf(name, kind));
  }
  switch (kind) {
    case undefined:
      return type.kind !== 'array' && 'namespace' in type && parsedTypes.has(`${type.namespace}.${type.name}`)
        ? attempt(() => staticMethod(`System.${type.name}`, 'Parse', 'string')(name))
        : undefined;
    case 'Boolean':
      return /^(?:true|false)$/i.test(name) ? name.toLowerCase() === 'true' : undefined;
    case 'Char':
      return name.length === 1 ? name.charCodeAt(0) : undefined;
    default:
      return numberOf(name, kind) ?? textOf(name, kind);
  }
}

/** Types whose syntax errors do not tell a path: their text is read as one. */
export function isTree(type: Type): boolean {
  return (
    type.kind === 'dynamic' ||
    (type.kind === 'class' && type.special === 'object') ||
    ('namespace' in type && type.namespace.startsWith('System.Text.Json'))
  );
}
