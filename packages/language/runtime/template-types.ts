// Makes emitted classes full members of the world: their type, interface members under all their keys, and the
// well-known methods by which the library meets them.
import { FormatException, NotSupportedException, NullReferenceException } from './exceptions.ts';
import { erase } from '../metadata/symbols.ts';
import type { InterfaceImplementation, MethodSymbol, NamedType } from '../metadata/symbols.ts';
import type { TypedObject } from './box.ts';
import { coreType, specialType } from './core-types.ts';
import { walk } from './enumerator.ts';
import { callForResult } from './members.ts';
import { ambiguousMembers, libraryBase, repeatedOf, seenAs } from './repeated-interfaces.ts';
import { BudgetError, spendMemory } from './run.ts';
import { Span, textOfSpan, toSpan } from './span.ts';
import { typeName } from './type-name.ts';
import { elementTypeOf } from './type-of.ts';
import type { EnumeratorLike } from './enumerator.ts';

type Callable = (...args: any[]) => any;
type Prototype = Record<string | symbol, Callable | undefined>;

/** What the emitter says of a class. */
export interface TemplateTypeInfo {
  /** Interface member's key → key of the method that implements it, or a function with `this`. */
  readonly aliases: readonly (readonly [string, string | Callable])[];
  /** Interface member's key → default implementation, a function with `this`. */
  readonly defaults: readonly (readonly [string, Callable])[];
  readonly isGeneric: boolean;
  readonly isStruct: boolean;
  /** Which methods implement static members of interfaces. */
  readonly statics: readonly InterfaceImplementation[];
  /** Which methods implement instance members, where an interface is implemented with several type arguments. */
  readonly instances: readonly InterfaceImplementation[];
}

/** What interfaces of templates implement: an interface that only a derived class has may do it anew. */
const defaultImplementations = new WeakSet<Callable>();

/** Called once per emitted class or struct, base classes first. */
export function finishType(
  Class: new (type?: NamedType) => object,
  type: NamedType,
  info: TemplateTypeInfo,
): void {
  const prototype = Class.prototype as unknown as Prototype;
  const define = (key: string | symbol, value: unknown): void => {
    Object.defineProperty(prototype, key, { value, writable: true, configurable: true });
  };
  if (!info.isGeneric) define('$type', type);
  for (const [key, own] of info.aliases) {
    if (typeof own === 'function') define(key, own);
    else if (key !== own)
      define(key, function (this: Record<string, Callable>, ...args: unknown[]) {
        return this[own]!(...args);
      });
  }
  for (const [key, implementation] of info.defaults) {
    const inherited = (prototype as Readonly<Record<string, Callable | undefined>>)[key];
    if (inherited !== undefined && !defaultImplementations.has(inherited)) continue;
    defaultImplementations.add(implementation);
    define(key, implementation);
  }
  const repeated = repeatedOf(type);
  for (const [key, refusal] of ambiguousMembers(repeated)) define(key, refusal);
  const inherited = libraryBase(type)?.allInterfaces.find(({ definition }) => repeated.has(definition));
  if (inherited) define('$adopted', () => refuse(type, inherited));
  addBridges(prototype, define);
  type.runtime = {
    constructorFunction: Class,
    defaultValue: info.isStruct
      ? (constructed) => (info.isGeneric ? new Class(constructed) : new Class())
      : () => null,
    copy: info.isStruct ? (value: never) => (value as { $copy(): unknown }).$copy() : undefined,
    ...(info.statics.length > 0 && { staticImplementations: info.statics }),
    ...((info.instances.length > 0 || type.baseType?.definition.runtime?.instanceImplementations) && {
      instanceImplementations: info.instances,
    }),
  };
}

/** The library knows its own classes by themselves, so that a second interface of theirs would be asked for in vain. */
function refuse(type: NamedType, face: NamedType): never {
  throw new NotSupportedException(
    `${typeName(type)} has ${typeName(face)} of its base class, and cannot have the interface with other type arguments as well.`,
  );
}

/** A member of a library's class by which a template's class that derives from it implements an interface. */
export function inheritedMember(method: MethodSymbol): Callable {
  return function (this: unknown, ...args: unknown[]) {
    return callForResult(this, method, args);
  };
}

/**
 * An object of a template's class without its constructor having run, nor the initializers of its fields.
 * @returns undefined where a base class is the library's
 */
export function uninitialized(type: NamedType): object | undefined {
  for (let at: NamedType | null = type; at && at.special !== 'object'; at = at.baseType)
    if (at.definition.flags.submission === undefined) return undefined;
  const Class = type.definition.runtime!.constructorFunction as new (type: NamedType) => object;
  return new Class(type);
}

function addBridges(prototype: Prototype, define: (key: string | symbol, value: unknown) => void): void {
  const own = (...keys: string[]): string | undefined => keys.find((key) => Object.hasOwn(prototype, key));
  const comparison = own('IComparable.CompareTo/1');
  if (comparison !== undefined) {
    define('$compareTo', function (this: Record<string, Callable>, other: unknown) {
      return this[comparison]!(other) as unknown;
    });
  }
  const generic = 'IEnumerable`1.GetEnumerator/0';
  const plain = 'IEnumerable.GetEnumerator/0';
  const enumeration = own(generic) ?? (generic in prototype ? undefined : own(plain));
  if (enumeration !== undefined) {
    define('$enumerate', function (this: Record<string, Callable>) {
      return enumeratorLike(enumeratorOfElements(this[enumeration]!(), this));
    });
    define(Symbol.iterator, function (this: Record<string, Callable>) {
      return walk(this['$enumerate']!());
    });
  }
  if (own(plain) !== undefined) {
    define('$enumerateBoxed', function (this: Record<string, Callable>) {
      return enumeratorLike(this[plain]!(), 'IEnumerator.get_Current/0');
    });
  }
  const format = own('IFormattable.ToString/2');
  if (format !== undefined) {
    define('$format', function (this: Record<string, Callable>, ...args: unknown[]) {
      return this[format]!(...args) as unknown;
    });
  }
  const spanFormat = own('ISpanFormattable.TryFormat/4');
  if (spanFormat !== undefined) {
    define(
      '$spanFormat',
      function (this: Record<string, Callable>, pattern: string | null, provider: unknown) {
        return formatIntoSpan((...args) => this[spanFormat]!(...args) as boolean, pattern, provider);
      },
    );
  }
}

/** Calls `TryFormat` with more and more room until it finds enough. */
function formatIntoSpan(
  tryFormat: (destination: Span<number>, written: { v: number }, format: Span, provider: unknown) => boolean,
  format: string | null,
  provider: unknown,
): string {
  const char = [specialType('char')];
  const source = toSpan(format, coreType('System.ReadOnlySpan', 1).construct(char));
  const type = coreType('System.Span', 1).construct(char);
  const written = { v: 0 };
  for (let size = 256; size <= longestFormatted; size *= 2) {
    spendMemory(size);
    const items = Array.from({ length: size }, () => 0);
    if (!tryFormat(new Span<number>(type, items, 0, size), written, source, provider)) continue;
    if (written.v < 0 || written.v > size)
      throw new FormatException('Input string was not in a correct format.');
    return textOfSpan(new Span<number>(type, items, 0, written.v));
  }
  throw new BudgetError(`A value asked for more than ${longestFormatted} characters to be written.`);
}
/** Values that are never content with the room that they get must end. */
const longestFormatted = 1 << 20;

/** An enumerator as it gives the elements of that sequence: its type may have `IEnumerator<T>` several times. */
function enumeratorOfElements(enumerator: Partial<TypedObject> | null, sequence: object): object | null {
  const type = enumerator?.$type;
  if (type?.definition.runtime?.instanceImplementations === undefined) return enumerator;
  const face = coreType('System.Collections.Generic.IEnumerator', 1);
  return seenAs(enumerator, face.construct([erase(elementTypeOf(sequence))])) as object;
}

/** The three members that move an `IEnumerator`, the library's or a template's own. */
function enumeratorLike(
  enumerator: object | null,
  current: string = 'IEnumerator`1.get_Current/0',
): EnumeratorLike {
  if (enumerator === null) throw new NullReferenceException();
  const own = enumerator as Record<string, Callable | undefined>;
  if (!own['IEnumerator.MoveNext/0']) return enumerator as EnumeratorLike;
  return {
    MoveNext: () => own['IEnumerator.MoveNext/0']!() as boolean,
    get Current() {
      return (own[current] ?? own['IEnumerator.get_Current/0'])!.call(own) as unknown;
    },
    Dispose: () => {
      own['IDisposable.Dispose/0']?.();
    },
  };
}
