// `$type`: names of types as JSON has them, and the types of such names.
import { makeGenericType } from '../../System.Reflection/generic-types.ts';
import { declaredType, typeByName } from '../../System.Reflection/type-by-name.ts';
import { callMember } from '../../System.Collections/collection-protocol.ts';
import type { Ref } from '@mockwright/language/metadata/declaration';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import { ArgumentException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { currentRun } from '@mockwright/language/runtime/run';
import { TypeNameAssemblyFormatHandling } from '../type-name-assembly-format-handling.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import { assemblyQualifiedName } from '../../values/type-names.ts';
import type { SerializerOptions } from './serializer-options.ts';

/** A type's name and its assembly's, either of them null where it is not told. */
export interface TypeName {
  readonly assembly: string | null;
  readonly name: string | null;
}

/** The position of the first comma outside of brackets, from an index on; -1 when there is none. */
function commaAfter(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const char = text[i];
    if (char === '[') depth++;
    else if (char === ']') depth--;
    else if (char === ',' && depth === 0) return i;
  }
  return -1;
}
/** `Name, Assembly, Version=…` in two parts. */
function splitTypeName(qualified: string): {
  readonly assembly: string | null;
  readonly name: string;
} {
  const comma = commaAfter(qualified, 0);
  return comma < 0
    ? { assembly: null, name: qualified }
    : { assembly: qualified.slice(comma + 1).trim(), name: qualified.slice(0, comma).trim() };
}

/** The types of the template whose names were given out in this run: they have no other registry. */
const knownKey = Symbol('types by name');
function known(): Map<string, Type> {
  return currentRun().kept(knownKey, () => new Map<string, Type>());
}

/** The definition with those type arguments; undefined where they do not fit. */
function constructed(definition: Type, types: readonly Type[]): Type | undefined {
  try {
    return makeGenericType(definition, types);
  } catch (error) {
    if (error instanceof ArgumentException || error instanceof InvalidOperationException) return undefined;
    throw error;
  }
}

/** The type of a name without its assembly, such as ``List`1[[System.Int32, mscorlib]]``; undefined when there is none. */
function typeNamed(name: string): Type | undefined {
  const array = /^(.*)\[(,*)\]$/.exec(name);
  if (array) {
    const element = typeNamed(array[1]!);
    return element && arrayOf(element, array[2]!.length + 1);
  }
  const generic = /^([^[]+)\[(\[.*\])\]$/.exec(name);
  if (!generic) return known().get(name) ?? declaredType(name) ?? undefined;
  const definition = known().get(generic[1]!) ?? declaredType(generic[1]!);
  const types: Type[] = [];
  for (let rest = generic[2]!; rest.startsWith('[');) {
    const comma = commaAfter(rest, 0);
    const own = comma < 0 ? rest : rest.slice(0, comma);
    const found = typeNamed(splitTypeName(own.slice(1, -1)).name);
    if (!found) return undefined;
    types.push(found);
    rest = comma < 0 ? '' : rest.slice(comma + 1).trim();
  }
  return definition ? constructed(definition, types) : undefined;
}

/**
 * `DefaultSerializationBinder.BindToType`; null for a name of no type without an assembly.
 * @throws JsonSerializationException for names of no type in an assembly
 */
export function bindToType(assembly: string | null, name: string): Type | null {
  if (assembly === null) return typeByName(name, false);
  const found = typeNamed(name);
  if (found) return found;
  throw new JsonSerializationException(
    /^(System\.Private\.CoreLib|mscorlib|Newtonsoft\.Json|Bogus)\b/.test(assembly)
      ? `Could not find type '${name}' in assembly '${fullAssemblyName(assembly)}'.`
      : `Could not load assembly '${assembly}'.`,
  );
}
function fullAssemblyName(assembly: string): string {
  return assembly.includes(',')
    ? assembly
    : (splitTypeName(assemblyQualifiedName(declaredType('System.Object')!, true)).assembly ?? assembly);
}
/** `DefaultSerializationBinder.BindToName`. */
export function bindToName(type: Type): TypeName {
  const name = splitTypeName(assemblyQualifiedName(type, true));
  remember(type);
  return name;
}
function remember(type: Type, seen: Set<Type> = new Set()): void {
  if (seen.has(type)) return;
  seen.add(type);
  if (type.kind === 'array') remember(type.element, seen);
  if (!('definition' in type)) return;
  for (const argument of type.typeArguments) remember(argument, seen);
  known().set(splitTypeName(assemblyQualifiedName(type.definition)).name, type.definition);
}

/** What is written as `$type`. */
export function writtenTypeName(options: SerializerOptions, type: Type): string {
  const { binder } = options;
  let full: string;
  if (binder) {
    const assembly: Ref = { v: null };
    const name: Ref = { v: null };
    callMember(binder, 'ISerializationBinder.BindToName/3', 'BindToName', [type, assembly, name]);
    full = `${(name.v as string | null) ?? ''}${assembly.v === null ? '' : `, ${assembly.v as string}`}`;
  } else {
    bindToName(type);
    full = assemblyQualifiedName(type, true);
  }
  return options.typeNameAssemblyFormatHandling === TypeNameAssemblyFormatHandling.Full
    ? full
    : withoutDetails(full);
}
/** Leaves out what follows the assembly's name: version, culture and key, of type arguments as well. */
function withoutDetails(name: string): string {
  let result = '';
  let isAssembly = false;
  let isDetail = false;
  let followsBracket = false;
  for (const char of name) {
    if (char === '[' || char === ']') {
      isAssembly = isDetail = false;
      followsBracket = char === '[';
      result += char;
    } else if (char !== ',') {
      followsBracket = false;
      if (!isDetail) result += char;
    } else if (followsBracket || !isAssembly) {
      isAssembly = !followsBracket;
      result += char;
    } else {
      isDetail = true;
    }
  }
  return result;
}

/** The type that a `$type` names. @throws what the binder throws */
export function resolveType(options: SerializerOptions, qualified: string): Type | null {
  const { assembly, name } = splitTypeName(qualified);
  if (!options.binder) return bindToType(assembly, name);
  return callMember(options.binder, 'ISerializationBinder.BindToType/2', 'BindToType', [
    assembly,
    name,
  ]) as Type | null;
}
