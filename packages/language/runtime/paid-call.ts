// What a call of the library costs by the size of what it is given: most members go through a text or an array at least
// once, and many of them where only the engine sees it.
import type { MethodSymbol, ParameterSymbol, Type } from '../metadata/symbols.ts';
import { requireTime, spend } from './run.ts';

type Call = (...args: any[]) => any;

/** Shorter texts and arrays cost nothing beside the call itself. */
const freeLength = 4096;
/** One unit for so many characters or elements, as a power of two: what looks at the clock now and then ends in time. */
const lengthsOfUnit = 8;
/** What is longer takes so long in one piece that others notice: there must be the time for it. */
const longLength = 1 << 20;

/** What most members take for a character, and for an element, in milliseconds. */
const characterTime = 5e-6;
const elementTime = 15e-6;

/** Members that do more for each than go past it, and how much longer they take. */
const slow = /^(?:Try)?(?:Parse|From|When|Wait)/;
const slowness = 20;

/** Collections tell how much they hold: without asking code of the template, and in no time. */
interface Sized {
  readonly $size?: number;
}

/** How a value tells its size. */
type Measure = 'length' | 'any' | undefined;

/** Types whose values tell how large they are as texts do. */
const sized: ReadonlySet<string> = new Set(['BigInteger', 'Uri']);

/** What is gone through: texts, arrays, views of them; whatever may be one of those. */
function measureOf(type: Type): Measure {
  if (type.kind === 'array') return 'length';
  if (type.kind === 'typeParameter' || type.kind === 'error' || type.kind === 'dynamic') return undefined;
  if (sized.has(type.name)) return 'length';
  if (type.special === 'string' || type.flags.isRefLike === true) return 'length';
  if (type.special === 'object') return 'any';
  return type.kind === 'interface' || (type.namespace === 'System' && type.name === 'Array')
    ? 'any'
    : undefined;
}

/**
 * The members whose calls are too short and too many to be looked at: they take no longer for a long text, or pay by
 * what they do.
 */
const itself: ReadonlySet<string> = new Set([
  'get_Chars',
  'get_Length',
  'get_Count',
  'Substring',
  'IsNullOrEmpty',
  'Slice',
]);

/** These take what they are called on as it is, and only texts that they look for may be long. */
const indexers: ReadonlySet<string> = new Set(['get_Item', 'set_Item']);

/** The members of collections that go through all that the collection holds. */
const throughAll: ReadonlySet<string> = new Set([
  'BinarySearch',
  'Clone',
  'ContainsValue',
  'ConvertAll',
  'CopyTo',
  'Exists',
  'Find',
  'FindAll',
  'FindIndex',
  'FindLast',
  'FindLastIndex',
  'ForEach',
  'GetRange',
  'Insert',
  'InsertRange',
  'RemoveAt',
  'RemoveRange',
  'RemoveAll',
  'RemoveWhere',
  'Reverse',
  'SetAll',
  'Sort',
  'ToArray',
  'TrimExcess',
  'TrueForAll',
]);

/** A member that goes through the whole collection that it is called on pays for its elements. */
function payingForAll(call: Call): Call {
  return (self, ...args) => {
    const size = (self as Sized | null)?.$size;
    if (size !== undefined && size > freeLength) payFor(size, elementTime);
    return call(self, ...args);
  };
}

/**
 * The implementation of a member of the library that pays for long arguments before it begins. Members without any that
 * could be long are given back as they are.
 * @throws {BudgetError} when called with what the run has no time left for
 */
export function paidCall(method: MethodSymbol, implementation: Call): Call {
  if (itself.has(method.name)) return implementation;
  const { containingType, parameters } = method;
  const isIndexer = indexers.has(method.name);
  const isCalledOn = !method.isStatic && method.methodKind !== 'constructor';
  const measures: readonly Measure[] = [
    ...(isCalledOn && containingType ? [isIndexer ? undefined : measureOf(containingType)] : []),
    ...parameters.map((parameter: ParameterSymbol) =>
      parameter.refKind === 'none' && (!isIndexer || parameter.type.special === 'string')
        ? measureOf(parameter.type)
        : undefined,
    ),
  ];
  const places = measures.flatMap((measure, place) => (measure ? [place] : []));
  const isThroughAll = isCalledOn && measures[0] === undefined && throughAll.has(method.name);
  const call = isThroughAll ? payingForAll(implementation) : implementation;
  const pay = slow.test(method.name) ? payMore : payOnce;
  if (places.length === 0) return call;
  const hidden =
    !isCalledOn && containingType ? Math.min(containingType.definition.typeParameters.length, 1) : 0;
  return paying(call, pay, places, measures.length + hidden + method.typeParameters.length);
}

/** Calls with few arguments are made without a list of them. */
function paying(call: Call, pay: (value: unknown) => void, places: readonly number[], count: number): Call {
  const isFirst = places[0] === 0;
  if (places.length === 1 && isFirst && count === 1) return (a) => (pay(a), call(a));
  if (places.length === 1 && isFirst && count === 2) return (a, b) => (pay(a), call(a, b));
  if (places.length === 1 && isFirst && count === 3) return (a, b, c) => (pay(a), call(a, b, c));
  if (places.length === 2 && isFirst && places[1] === 1 && count === 2)
    return (a, b) => (pay(a), pay(b), call(a, b));
  if (places.length === 1 && !isFirst && count === 2) return (a, b) => (pay(b), call(a, b));
  return (...args) => {
    for (const place of places) pay(args[place]);
    return call(...args);
  };
}

/** What pays for a value. @param slowness how much longer it takes than going past each character or element */
function payer(slowness: number): (value: unknown) => void {
  const ofCharacter = characterTime * slowness;
  const ofElement = elementTime * slowness;
  return (value) => {
    if (typeof value === 'string') {
      if (value.length > freeLength) payFor(value.length, ofCharacter);
    } else if (typeof value === 'object' && value !== null) payForObject(value, ofElement);
  };
}
const payOnce = payer(1);
const payMore = payer(slowness);

function payForObject(value: { readonly length?: unknown } & Sized, time: number): void {
  const { length } = value;
  const size = typeof length === 'number' ? length : value.$size;
  if (size !== undefined && size > freeLength) payFor(size, time);
}
function payFor(size: number, time: number): void {
  spend(size >> lengthsOfUnit);
  if (size > longLength) requireTime('A call with a long text or array', size * time);
}
