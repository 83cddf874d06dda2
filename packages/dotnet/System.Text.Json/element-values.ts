// Values of elements and nodes as C# types: `GetInt32()`, `GetValue<T>()`, the conversions.
import type { Type } from '@mockwright/language/metadata/symbols';
import { cast, isInstance } from '@mockwright/language/runtime/casting';
import { FormatException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { withoutNullable } from '../System.Reflection/data-members.ts';
import { primitiveOf } from '../values/primitive-values.ts';
import type { PrimitiveName } from '../values/primitive-values.ts';
import { kindName, rawText, valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import { numberOf, textOf } from './scalar-readers.ts';
import { JsonElement } from './json-nodes.ts';
import type { JsonNode } from './json-nodes.ts';

const textKinds: ReadonlySet<PrimitiveName> = new Set(['DateTime', 'DateTimeOffset', 'Guid']);

/** The exception of an element of another kind than its reader asks for. */
export function wrongElementKind(element: JsonElement, name: string): InvalidOperationException {
  return new InvalidOperationException(
    `The requested operation requires an element of type '${name}', but the target element has type '${kindName(element.kind)}'.`,
  );
}
/** @throws InvalidOperationException when the element is of another kind */
export function requireKind(element: JsonElement, kind: number, name: string = kindName(kind)): JsonData {
  if (!element.data) throw new InvalidOperationException();
  if (element.kind !== kind) {
    throw wrongElementKind(element, name);
  }
  return element.data;
}
/** `element.TryGetX`; undefined when the value does not fit. */
export function tryElement(element: JsonElement, kind: PrimitiveName): unknown {
  if (textKinds.has(kind) || kind === 'Bytes')
    return textOf(requireKind(element, valueKinds.String).text, kind);
  return numberOf(rawText(requireKind(element, valueKinds.Number)), kind);
}
/** `element.GetX`. @throws FormatException */
export function getElement(element: JsonElement, kind: PrimitiveName): unknown {
  const value = tryElement(element, kind);
  if (value === undefined) throw new FormatException('One of the identified items was in an invalid format.');
  return value;
}

function ofData(data: JsonData, type: Type): unknown {
  const kind = primitiveOf(type);
  if (kind === 'String') return data.kind === valueKinds.String ? data.text : undefined;
  if (kind === 'Boolean')
    return data.kind === valueKinds.True ? true : data.kind === valueKinds.False ? false : undefined;
  if (kind === 'Char')
    return data.kind === valueKinds.String && data.text.length === 1 ? data.text.charCodeAt(0) : undefined;
  if (kind === undefined) return undefined;
  if (textKinds.has(kind)) return data.kind === valueKinds.String ? textOf(data.text, kind) : undefined;
  return data.kind === valueKinds.Number ? numberOf(rawText(data), kind) : undefined;
}
/** `value.TryGetValue<T>`: in natural form; undefined when it is no such value. */
export function tryNode(node: JsonNode, declared: Type): unknown {
  const value = node.asValue();
  const type = withoutNullable(declared);
  if (value.data) {
    if (type.kind === 'struct' && type.name === 'JsonElement' && type.namespace === 'System.Text.Json')
      return new JsonElement(value.data);
    if (type.kind === 'class' && type.special === 'object') return new JsonElement(value.data);
    return ofData(value.data, type);
  }
  return isInstance(value.value, type) ? cast(value.value, type) : undefined;
}
/** `node.GetValue<T>()`. @throws InvalidOperationException */
export function getNode(node: JsonNode, type: Type): unknown {
  const found = tryNode(node, type);
  if (found !== undefined) return found;
  const value = node.asValue();
  const wanted = typeName(withoutNullable(type));
  if (value.data)
    throw new InvalidOperationException(
      `An element of type '${kindName(value.data.kind)}' cannot be converted to a '${wanted}'.`,
    );
  throw new InvalidOperationException(
    `A value of type '${typeName(typeOf(value.value))}' cannot be converted to a '${wanted}'.`,
  );
}
