// What the types of JSON nodes share.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { spendSize } from '@mockwright/language/runtime/run';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { valueKinds } from '../System.Text.Json/json-data.ts';
import type { JsonNodeOptions } from '../System.Text.Json/node-options.ts';
import { nodeOf, wrongElement } from '../System.Text.Json/json-nodes.ts';
import type { JsonElement, JsonNode, JsonObject } from '../System.Text.Json/json-nodes.ts';

/** The types that a node converts to and from. */
export const valueTypes = [
  'bool',
  'byte',
  'char',
  'DateTime',
  'DateTimeOffset',
  'decimal',
  'double',
  'Guid',
  'short',
  'int',
  'long',
  'sbyte',
  'float',
  'ushort',
  'uint',
  'ulong',
] as const;

/** The type with that C# name. */
export function typeOfName(name: string): Type {
  return /^[a-z]/.test(name) ? specialType(name as SpecialType) : coreType(`System.${name}`);
}
/** The node as an array or object. @throws InvalidOperationException when it is neither */
export function containerOf(
  element: JsonElement,
  options: JsonNodeOptions | null,
  kind: 'Array' | 'Object',
): JsonNode | null {
  if (element.kind === valueKinds.Null) return null;
  if (!element.data || element.kind !== valueKinds[kind]) throw wrongElement(kind);
  return nodeOf(element.data, options?.PropertyNameCaseInsensitive === true);
}
/** @throws ArgumentOutOfRangeException for an index beyond the limit */
export function checkIndex(index: number, limit: number): void {
  if (index < 0 || index >= limit) throw new ArgumentOutOfRangeException('index');
}
/** @throws {ArgumentOutOfRangeException} */
export function nameAt(self: JsonObject, index: number): string {
  checkIndex(index, self.members.size);
  return self.names()[index]!;
}
/** The properties as `KeyValuePair<string, JsonNode?>`. */
export function* pairs(self: JsonObject): Generator {
  const create = coreType('System.Collections.Generic.KeyValuePair', 2).construct([
    specialType('string'),
    coreType('System.Text.Json.Nodes.JsonNode'),
  ]);
  const Pair = create.definition.runtime!.constructorFunction as new (
    type: unknown,
    key: unknown,
    value: unknown,
  ) => unknown;
  spendSize(self.members.size);
  for (const [name, node] of Array.from(self.members)) yield new Pair(create, name, node);
}
