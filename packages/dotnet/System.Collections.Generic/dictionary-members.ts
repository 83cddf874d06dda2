// Members of the interfaces of dictionaries and sets.
import type { Ref } from '@mockwright/language/metadata/declaration';
import { callMember } from '../System.Collections/collection-protocol.ts';

/** The members that dictionaries of both kinds have. */
export const dictionary: Readonly<
  Record<'get' | 'containsKey' | 'tryGetValue' | 'keys' | 'values', (...args: any[]) => unknown>
> = {
  get: (self: unknown, key: unknown) => callMember(self, 'IDictionary`2.get_Item/1', 'this[]', [key], 'get'),
  containsKey: (self: unknown, key: unknown) =>
    callMember(self, 'IDictionary`2.ContainsKey/1', 'ContainsKey', [key]),
  tryGetValue: (self: unknown, key: unknown, value: Ref) =>
    callMember(self, 'IDictionary`2.TryGetValue/2', 'TryGetValue', [key, value]),
  keys: (self: unknown) => callMember(self, 'IDictionary`2.get_Keys/0', 'Keys', [], 'get'),
  values: (self: unknown) => callMember(self, 'IDictionary`2.get_Values/0', 'Values', [], 'get'),
};
/** A member of a set that takes another collection. */
export const setMember =
  (name: string) =>
  (self: unknown, other: unknown): unknown =>
    callMember(self, `ISet\`1.${name}/1`, name, [other]);
