// What the target type says of reading: keys of dictionaries, and trees.
import type { Type } from '../../metadata/symbols.ts';
import { primitiveOf } from '../json/values/primitives.ts';
import { converterFor } from './converter.ts';
import type { JsonSerializerOptions } from './options.ts';
import { numberOf, textOf } from './scalars.ts';
import { JsonStringEnumConverter } from './string-enum.ts';

/** A name as a key of the type, in natural form; undefined where it is none. */
export function readKey(name: string, type: Type, options: JsonSerializerOptions): unknown {
  const own = converterFor(type, options)?.readName(name, type, options);
  if (own !== undefined) return own;
  const kind = primitiveOf(type);
  if (kind === 'String') return name;
  if (type.kind === 'enum') return new JsonStringEnumConverter().read(type, name);
  return kind === undefined ? undefined : (numberOf(name, kind) ?? textOf(name, kind));
}

/** Types whose syntax errors do not tell a path: their text is read as one. */
export function isTree(type: Type): boolean {
  return (
    type.kind === 'dynamic' ||
    (type.kind === 'class' && type.special === 'object') ||
    ('namespace' in type && type.namespace.startsWith('System.Text.Json'))
  );
}
