// The members of the non-generic `IDictionary` for generic dictionaries that have no code of their own for them.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box, cast, isInstance } from '@mockwright/language/runtime/casting';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { requireArgument } from './argument-checks.ts';
import { callMember, change } from './collection-protocol.ts';
import { asArgument } from './boxed-argument.ts';

/** A dictionary tells the type of its pairs. */
interface Dictionary {
  readonly $elementType: Type;
}
/**
 * What becomes of keys and values of another type: immutable dictionaries cast whatever they get; the others find no such
 * key, and refuse to take it in words of their own.
 */
type Strictness = 'casting' | 'quoting' | 'concurrent';

function typesOf({ $elementType }: Dictionary): readonly [key: Type, value: Type] {
  return ($elementType as NamedType).typeArguments as unknown as readonly [Type, Type];
}
function contains(self: Dictionary, key: unknown): boolean {
  return callMember(self, 'IDictionary`2.ContainsKey/1', 'ContainsKey', [key]) as boolean;
}
function read(self: Dictionary, key: unknown): unknown {
  return box(callMember(self, 'IDictionary`2.get_Item/1', 'this[]', [key], 'get'), typesOf(self)[1]);
}

/** How a key or value is taken over. */
const takers: Readonly<Record<Strictness, (boxed: unknown, type: Type, name: 'key' | 'value') => unknown>> = {
  casting: cast,
  quoting: (boxed, type, name) => asArgument(boxed, type, name, name, "'"),
  concurrent(boxed, type, name) {
    if (boxed !== null && !isInstance(boxed, type))
      throw new ArgumentException(`The ${name} was of an incorrect type for this dictionary.`);
    return cast(boxed, type);
  },
};

/** Lets the instances of a class be used as `IDictionary`. */
export function addBoxedAccess(
  Class: abstract new (...args: never[]) => Dictionary,
  strictness: Strictness,
): void {
  const take = takers[strictness];
  const isCasting = strictness === 'casting';
  /** Does something with the key; what is of another type is no key of the dictionary. */
  const withKey = <T>(self: Dictionary, key: unknown, otherwise: T, act: (key: unknown) => T): T => {
    if (!isCasting) requireArgument(key, 'key');
    const [keyType] = typesOf(self);
    if (!isCasting && !isInstance(key, keyType)) return otherwise;
    const natural = cast(key, keyType);
    return isCasting || contains(self, natural) ? act(natural) : otherwise;
  };
  const pair = (self: Dictionary, key: unknown, value: unknown): unknown[] => {
    const [keyType, valueType] = typesOf(self);
    if (!isCasting) requireArgument(key, 'key');
    return [take(key, keyType, 'key'), take(value, valueType, 'value')];
  };
  const isReadOnly = (self: Dictionary): boolean =>
    (self as { readonly $isReadOnly?: boolean }).$isReadOnly === true;
  const { prototype } = Class as unknown as { prototype: Record<string, unknown> };
  Object.assign(prototype, {
    'IDictionary.get_Item/1'(this: Dictionary, key: unknown) {
      return withKey(this, key, null, (natural) => read(this, natural));
    },
    'IDictionary.Contains/1'(this: Dictionary, key: unknown) {
      return withKey(this, key, false, (natural) => contains(this, natural));
    },
    'IDictionary.set_Item/2'(this: Dictionary, key: unknown, value: unknown) {
      const args = isReadOnly(this) ? [] : pair(this, key, value);
      change(this, 'IDictionary`2.set_Item/2', 'this[]', args, 'set');
    },
    'IDictionary.Add/2'(this: Dictionary, key: unknown, value: unknown) {
      change(this, 'IDictionary`2.Add/2', 'Add', isReadOnly(this) ? [] : pair(this, key, value));
    },
    'IDictionary.Remove/1'(this: Dictionary, key: unknown) {
      if (isReadOnly(this)) change(this, 'IDictionary`2.Remove/1', 'Remove', []);
      else
        withKey(this, key, undefined, (natural) => {
          change(this, 'IDictionary`2.Remove/1', 'Remove', [natural]);
        });
    },
  });
}
