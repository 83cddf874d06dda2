// What emitted code calls besides the runtime's general functions: failures, references, arrays, template types.
import type { FieldSymbol, MethodSymbol, NamedType, Type } from '../metadata/symbols.ts';
import { appendAll } from './append.ts';
import { toArray } from './box.ts';
import type { NetArray } from './box.ts';
import { copyItems } from './casting.ts';
import { coreType } from './core-types.ts';
import { own } from './delegates.ts';
import type { DynamicSite } from './dynamic.ts';
import { forgetSearch } from './exception-search.ts';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  ArrayTypeMismatchException,
  Exception,
  IndexOutOfRangeException,
  InvalidOperationException,
  NotSupportedException,
  NullReferenceException,
  OverflowException,
  SwitchExpressionException,
  TypeInitializationException,
  RuntimeBinderException,
} from './exceptions.ts';
import { iterate } from './iterate.ts';
import { registerField } from './members.ts';
import type { MultiArray } from './multi-array.ts';
import { elementRef } from './references.ts';
import { burn, longestArray, spendElements, spendMemory, spendSize } from './run.ts';
import { toText } from './text.ts';
import { typeName } from './type-name.ts';
import { typeOf } from './type-of.ts';
import { isReference } from './type-relations.ts';
import type { Awaitable } from './tasks.ts';

// -------- failures

/** What stands where a receiver is null. @throws {NullReferenceException} always */
export function nre(): never {
  throw new NullReferenceException();
}
/** A delegate of a method of null. @throws {ArgumentException} always */
export function nullTarget(): never {
  throw new ArgumentException("Delegate to an instance method cannot have null 'this'.");
}
/** A range of an array that is null. @throws {ArgumentNullException} always */
export function nullArray(): never {
  throw new ArgumentNullException('array');
}
/** @throws {InvalidOperationException} always: `Nullable<T>.Value` of null */
export function noValue(): never {
  throw new InvalidOperationException('Nullable object must have a value.');
}
/** What inline arrays have instead of the equality of structs. @throws {NotSupportedException} always */
export function incomparable(): never {
  throw new NotSupportedException(
    'Calling built-in Equals() or GetHashCode() on type marked as InlineArray is invalid.',
  );
}
/** Stores a struct in the variable that holds another one, which others may refer to; `held` may be missing. */
export function overwrite<T extends { $assign(value: T): T }>(held: T | undefined, value: T): T {
  return held ? held.$assign(value) : value;
}
/** What a switch expression throws for a (boxed) value. */
export function notMatching(boxed: unknown): SwitchExpressionException {
  return Object.assign(new SwitchExpressionException(), {
    unmatched: boxed,
    unmatchedText: boxed === null ? undefined : toText(boxed),
  });
}
/** @throws {SwitchExpressionException} always: no arm matches the (boxed) value */
export function noMatch(boxed: unknown): never {
  throw notMatching(boxed);
}
/** @throws {InvalidOperationException} always: a list changed while it was enumerated */
export function modified(): never {
  throw new InvalidOperationException('Collection was modified; enumeration operation may not execute.');
}

/** An exception on its way to be thrown: from here on its stack trace counts. */
export function thrown(exception: Exception | null): Exception {
  if (exception === null) throw new NullReferenceException();
  Error.captureStackTrace(exception, thrown);
  exception.isThrownByCode = true;
  forgetSearch(exception);
  return exception;
}
/** `throw` as an expression. */
export function throwException(exception: Exception | null): never {
  if (exception === null) throw new NullReferenceException();
  Error.captureStackTrace(exception, throwException);
  exception.isThrownByCode = true;
  forgetSearch(exception);
  throw exception;
}
/** What a static initializer threw, as .NET wraps it. */
export function typeInitializerFailure(error: unknown, type: NamedType): unknown {
  return error instanceof Exception
    ? new TypeInitializationException(
        typeName(type)
          .replace(/^Submission#\d+\+/, '')
          .split('[', 1)[0]!,
        error,
      )
    : error;
}

/** A copy of a value that may be a struct that can change. */
export function copyAny(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { $copy } = value as { $copy?: () => unknown };
  return $copy === undefined ? value : $copy.call(value);
}

// -------- arrays

/** An index that must lie in the array. @throws {IndexOutOfRangeException} */
export function at(array: readonly unknown[], index: number): number {
  const place = index >>> 0;
  if (place >= array.length) throw new IndexOutOfRangeException();
  return place;
}
/** A longer integer as the place of an element: -1, which no element has, where it is no `int`. */
export function elementIndex(index: number | bigint): number {
  const place = Number(index);
  return place >= 0 && place <= 0x7fffffff ? place : -1;
}
/** The element where a plain read gave nothing: null inside, an exception outside. */
export function element(array: readonly unknown[], index: number): null {
  if (index >>> 0 >= array.length) throw new IndexOutOfRangeException();
  return null;
}
/** `new T[size]`, every element the same immutable value. @throws {OverflowException} for a negative size */
export function newArray(size: number, elementType: Type, value: unknown): NetArray {
  if (size < 0) throw new OverflowException();
  spendElements(size);
  if (size >= reserved.from && size <= reserved.to) {
    // oxlint-disable-next-line unicorn/no-new-array -- all memory at once is what it is for
    return toArray(new Array<unknown>(size).fill(value), elementType);
  }
  const items: unknown[] = [];
  for (let index = 0; index < size; index++) items.push(value);
  return toArray(items, elementType);
}
/**
 * Lengths whose memory is taken at once: below, arrays that grow are read faster; above, the engine takes a slow dictionary
 * for an array of a given length.
 */
const reserved = { from: 50_000, to: 0x2000000 };
/** `new T[size]` of structs that can change: each element its own. */
export function newArrayOf(size: number, elementType: Type, make: () => unknown): NetArray {
  if (size < 0) throw new OverflowException();
  spendElements(size);
  const items: unknown[] = [];
  for (let index = 0; index < size; index++) items.push(make());
  return toArray(items, elementType);
}
/**
 * A reference to an element of an array, by which any value of the type that is said can be stored.
 * @throws {ArrayTypeMismatchException} where the array is of a more derived type
 */
export function checkedElementRef(array: NetArray, index: number, said: Type): { v: unknown } {
  if (array.$element !== said && isReference(array.$element)) throw new ArrayTypeMismatchException();
  return elementRef(array, index);
}
/** The same for an element of a multidimensional array. @throws {ArrayTypeMismatchException} */
export function checkedMultiRef(array: MultiArray, index: number, said: Type): { v: unknown } {
  if (array.$elementType !== said && isReference(array.$elementType)) throw new ArrayTypeMismatchException();
  return elementRef(array.items, index);
}
/** The place of an element in a multidimensional array. @throws {IndexOutOfRangeException} */
export function multiIndex(array: MultiArray, ...indices: number[]): number {
  return indices.length === 2 ? array.offset2(indices[0]!, indices[1]!) : array.offset(indices);
}
/** The element at a place that `multiIndex` gave. */
export function multiGet(array: MultiArray, index: number): unknown {
  return array.items[index];
}
/** Sets the element at a place that `multiIndex` gave. @returns the value */
export function multiSet(array: MultiArray, index: number, value: unknown): unknown {
  return (array.items[index] = value);
}
/** `array[start..(start + length)]`, a new array. @throws {ArgumentOutOfRangeException} */
export function sliceArray(array: NetArray, start: number, length: number): NetArray {
  if (length < 0 || start < 0 || start + length > array.length)
    throw new ArgumentOutOfRangeException('length');
  return toArray(copyItems(array, array.$element, start, start + length), array.$element);
}
/** The elements of `..spread`. */
export function spread(items: unknown): unknown[] {
  if (Array.isArray(items)) return items;
  const elements: unknown[] = [];
  for (const item of iterate(items)) if (elements.push(item) > longestArray) spendElements(elements.length);
  return elements;
}
/** The items of a spread element, converted. */
export function spreadConverted(items: readonly unknown[], convert: (item: unknown) => unknown): unknown[] {
  const converted: unknown[] = [];
  eachItem(items, (item) => converted.push(convert(item)));
  return converted;
}
/** Does something with each item of a spread element, which pays as the turn of a loop does. */
export function eachItem(items: readonly unknown[], action: (item: unknown) => unknown): void {
  let supply = 0;
  for (const item of items) {
    if (--supply < 0) supply = burn();
    action(item);
  }
}
/** The parts of a collection expression in a row. @throws {BudgetError} when they are too many */
export function joinItems(parts: readonly (readonly unknown[])[]): unknown[] {
  let count = 0;
  for (const { length } of parts) count += length;
  spendElements(count);
  const items: unknown[] = [];
  for (const part of parts) appendAll(items, part);
  return items;
}
/** A `List<T>` of the items (the array becomes the list's). */
export function createList(elementType: Type, items: unknown[]): unknown {
  const type = coreType('System.Collections.Generic.List', 1);
  const List = type.runtime!.constructorFunction as new (type: NamedType, items: unknown[]) => unknown;
  return new List(type.construct([elementType]), items);
}
/** The read-only list that a collection expression makes for an interface; the items become its own. */
export function createReadOnly(name: string, elementType: Type, items: unknown[]): unknown {
  const type = coreType(`.${name}`, 1);
  const ReadOnly = type.runtime!.constructorFunction as new (type: NamedType, items: unknown) => unknown;
  return new ReadOnly(
    type.construct([elementType]),
    name === 'ReadOnlyList' ? createList(elementType, items) : items,
  );
}

// -------- indices and ranges

interface IndexValue {
  offset(length: number): number;
}
interface RangeValue {
  readonly start: IndexValue;
  readonly end: IndexValue;
}
function make(name: string, ...args: unknown[]): object {
  const Class = coreType(name).runtime!.constructorFunction as new (...args: unknown[]) => object;
  return new Class(...args);
}
/** `^value`. */
export function indexFromEnd(value: number): IndexValue {
  return make('System.Index', value, true) as IndexValue;
}
/** `start..end`; null for an end that is not written. */
export function range(start: IndexValue | null, end: IndexValue | null): RangeValue {
  return make(
    'System.Range',
    start ?? make('System.Index', 0),
    end ?? make('System.Index', 0, true),
  ) as RangeValue;
}
/** `index.GetOffset(length)`. */
export function indexOffset(index: IndexValue, length: number): number {
  return index.offset(length);
}
/** What an `Index` is made of. @throws {ArgumentOutOfRangeException} for negative numbers */
export function indexValue(value: number): number {
  if (value < 0) throw new ArgumentOutOfRangeException('value', 'Non-negative number required.');
  return value;
}
/** The first place of a range in something of that length. */
export function rangeStart({ start }: RangeValue, length: number): number {
  return start.offset(length);
}
/** The place after a range in something of that length. */
export function rangeEnd({ end }: RangeValue, length: number): number {
  return end.offset(length);
}

// -------- text

/** A text that was put together: a long one is paid for, as it takes its whole length when it is first read. */
export function joined(text: string): string {
  if (text.length > longText) spendMemory(text.length);
  return text;
}
const longText = 1 << 20;

/** `==` of two texts, which may be long and equal up to their ends. */
export function sameText(a: string | null, b: string | null): boolean {
  if (a !== null && b !== null && a.length === b.length) spendSize(a.length);
  return a === b;
}

/** A hole of an interpolated string with an alignment: to the right, to the left for negative ones. */
export function align(text: string, width: number): string {
  if (width !== (width << 16) >> 16) spendMemory(Math.abs(width));
  return width < 0 ? text.padEnd(-width) : text.padStart(width);
}
/** An interpolated string as `FormattableString`. */
export function formattable(format: string, args: unknown[]): unknown {
  return make('System.FormattableString', format, toArray(args, coreType('System.Object')));
}
/** `object.ToString()` itself: the type's name. */
export function baseText(value: unknown): string {
  return typeName(typeOf(value));
}

/** What the library's class behind a class of the script does itself for a member of `object`, as a function of the object. */
export function baseMember<Self, Result>(
  type: { readonly prototype: object },
  key: string,
  implementation: (self: Self, ...args: unknown[]) => Result,
): (self: Self, ...args: unknown[]) => Result {
  const inherited = (Object.getPrototypeOf(type.prototype) as Record<string, unknown>)[key];
  if (typeof inherited !== 'function') return implementation;
  return (self, ...args) => inherited.apply(self, args) as Result;
}

/** `GetType()`. @throws {NullReferenceException} */
export function typeOfNonNull(value: unknown): Type {
  return value === null ? nre() : typeOf(value);
}

// -------- awaiting

/** Goes on once: an awaiter that calls it again would put its own result in the place of what is awaited next. */
function once(continuation: () => void): () => void {
  let isCalled = false;
  return own(() => {
    if (isCalled) return;
    isCalled = true;
    continuation();
  });
}

/** What is awaited through the members of its awaiter; the library's own awaitables stand for themselves. */
export function awaiting<T, A>(
  value: T,
  getAwaiter: (value: T) => A,
  isCompleted: (awaiter: A) => boolean,
  onCompleted: (awaiter: A, continuation: () => void) => void,
  getResult: (awaiter: A) => unknown,
): Awaitable {
  if (typeof value === 'object' && value !== null && '$isCompleted' in value) return value as Awaitable & T;
  const awaiter = getAwaiter(value);
  return {
    $isCompleted: () => isCompleted(awaiter),
    $onCompleted: (continuation) => onCompleted(awaiter, once(continuation)),
    $getResult: () => getResult(awaiter),
  };
}

// -------- dynamic

/** The same where the result is asked for: a task that has none is a mistake then. @throws {RuntimeBinderException} when it ends */
export function awaitingValue(...parts: Parameters<typeof awaiting>): Awaitable {
  const awaitable = awaiting(...parts);
  const type = typeOf(parts[0]);
  if (type.kind === 'array' || type.namespace !== 'System.Threading.Tasks' || type.typeArguments.length > 0)
    return awaitable;
  return {
    $isCompleted: () => awaitable.$isCompleted(),
    $onCompleted: (continuation) => awaitable.$onCompleted(continuation),
    $getResult: () => {
      awaitable.$getResult();
      throw new RuntimeBinderException("Cannot implicitly convert type 'void' to 'object'");
    },
  };
}
/** The site of a call with functions of the script among the candidates. */
export function siteWith(site: DynamicSite, functions: NonNullable<DynamicSite['functions']>): DynamicSite {
  site.functions = functions;
  return site;
}
/** A call site with the type arguments that it has this time; what is found is kept by the site itself. */
export function siteFor(site: DynamicSite, typeArguments: readonly Type[]): DynamicSite {
  return { ...site, typeArguments, origin: site };
}

// -------- template types

/** The constructed type of a generic base or interface, seen from an object's own type. */
export function selfType(type: NamedType, definition: NamedType): NamedType {
  if (type.definition === definition) return type;
  if (definition.kind === 'interface')
    return type.allInterfaces.find((face) => face.definition === definition) ?? definition;
  for (let base = type.baseType; base; base = base.baseType) if (base.definition === definition) return base;
  return definition;
}

type Callable = (...args: any[]) => unknown;

/** An object that a library class's constructor made becomes one of a template class; it may want to know. */
export function adopt(object: object, prototype: object, type: NamedType): object {
  Object.setPrototypeOf(object, prototype);
  if (Object.hasOwn(object, '$type')) (object as { $type: NamedType }).$type = type;
  (object as { $adopted?: () => void }).$adopted?.();
  return object;
}

/** Makes a method of a template type known to `dynamic`, serialization and reflection. */
export function linkInstance(method: MethodSymbol, key: string): void {
  method.implementation = (self: Record<string, Callable>, ...args) => self[key]!(...args);
}
/** A property that is a plain field of its objects. */
export function linkField(method: MethodSymbol, key: string): void {
  method.implementation = (self: Record<string, unknown>) => self[key];
}
/** A static field of a template type. */
export function linkStatic(
  field: FieldSymbol,
  statics: (type: NamedType | null) => Record<string, unknown>,
  key: string,
): void {
  registerField(field, {
    get: (_, type) => statics(type)[key],
    set: (_, type, value) => {
      statics(type)[key] = value;
    },
  });
}
