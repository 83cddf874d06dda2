// Delegates are functions; those of several methods carry their parts.
import type { NamedType } from '../metadata/symbols.ts';
import { ArgumentException, InvalidCastException, NullReferenceException } from './exceptions.ts';
import { spend, spendElements, spendSize } from './run.ts';

/** A function that template code sees as a delegate. */
export interface Delegate {
  (...args: any[]): any;
  /** The parts of a multicast delegate. */
  $targets?: readonly Delegate[];
  /** Delegates made from a method: that method (its function or symbol) and the object it is called on. */
  $method?: object;
  $target?: unknown;
  /** Its type, where it is known at run time. */
  $type?: NamedType;
  /** Made by template code or for it: only such functions are called as delegates. */
  $own?: true;
}

/** A function that template code may call as a delegate from now on; null stays null. */
export function own<T extends Delegate | null>(made: T): T {
  if (made !== null) made.$own = true;
  return made;
}

/** Whether a function is a delegate, and not one of the host's that a value's type hides. */
export const isOwn = (called: unknown): boolean => (called as Delegate | null)?.$own === true;

/**
 * What stands where a delegate is called that is none.
 * @throws {NullReferenceException} for null
 * @throws {InvalidCastException} for anything else
 */
export function foreignFunction(called: unknown): never {
  if (called === null) throw new NullReferenceException();
  throw new InvalidCastException('Unable to cast object to a delegate: it is none.');
}

/** The delegate itself, or null. @throws {InvalidCastException} for any other function, and what is none */
export function checkedDelegate<T>(given: T): T {
  return given === null || given === undefined || isOwn(given) ? given : foreignFunction(given);
}

function targetsOf(delegate: Delegate): readonly Delegate[] {
  return delegate.$targets ?? [delegate];
}

function multicast(targets: readonly Delegate[]): Delegate | null {
  if (targets.length < 2) return targets[0] ?? null;
  targets.forEach(checkedDelegate);
  const all: Delegate = own((...args) => {
    spendSize(targets.length);
    let result: unknown;
    for (const target of targets) result = target(...args);
    return result;
  });
  all.$targets = targets;
  const { $type } = targets[0]!;
  if ($type) all.$type = $type;
  return all;
}

/** Who adds a delegate to itself doubles it: a million parts are a mistake. */
const partWeight = 32;

/** Two delegates of which neither knows another type are of the type that they are used as. */
function checkSameType(a: Delegate, b: Delegate, type: NamedType | undefined): void {
  if ((a.$type ?? type) !== (b.$type ?? type))
    throw new ArgumentException('Delegates must be of the same type.');
}

/**
 * `Delegate.Combine`: `a + b`, delegates of that type unless they know another one.
 * @throws ArgumentException for delegates of two types
 */
export function combine(a: Delegate | null, b: Delegate | null, type?: NamedType): Delegate | null {
  if (a === null) return b;
  if (b === null) return a;
  checkSameType(a, b, type);
  const targets = [...targetsOf(a), ...targetsOf(b)];
  spendElements(targets.length * partWeight);
  return multicast(targets);
}

/**
 * `Delegate.Remove`: `a - b`, the last occurrence of `b`'s parts.
 * @throws ArgumentException for delegates of two types
 */
export function remove(a: Delegate | null, b: Delegate | null, type?: NamedType): Delegate | null {
  if (a === null || b === null) return a;
  checkSameType(a, b, type);
  const targets = targetsOf(a);
  const removed = targetsOf(b);
  for (let start = targets.length - removed.length; start >= 0; start--) {
    if (areAt(start, removed, targets)) {
      spendSize(targets.length);
      return multicast([...targets.slice(0, start), ...targets.slice(start + removed.length)]);
    }
  }
  return a;
}

/** Whether the parts stand there among others; each comparison is paid, for there may be as many as places times parts. */
function areAt(start: number, parts: readonly Delegate[], targets: readonly Delegate[]): boolean {
  let same = 0;
  while (same < parts.length && delegateEquals(targets[start + same], parts[same])) same++;
  spend(1 + (same >> 4));
  return same === parts.length;
}

/** The same function, the same method of the same object, or the same parts. */
export function delegateEquals(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  const left = a as Delegate;
  const right = b as Delegate;
  if (left.$type && right.$type && left.$type !== right.$type) return false;
  if (left.$method !== undefined) return left.$method === right.$method && left.$target === right.$target;
  if (!left.$targets || !right.$targets || left.$targets.length !== right.$targets.length) return false;
  return areAt(0, left.$targets, right.$targets);
}

/** A delegate that calls `call`, equal to others of the same method and target. */
export function methodDelegate(call: (...args: any[]) => any, method: object, target: unknown): Delegate {
  const delegate = own(call as Delegate);
  delegate.$method = method;
  delegate.$target = target;
  return delegate;
}

/** `new D(f)` of a delegate: one of another type that calls it. */
export function delegateOf(called: Delegate, invoke: object): Delegate {
  checkedDelegate(called);
  return methodDelegate((...args) => called(...args), invoke, called);
}

/** `GetInvocationList()`. */
export function invocationList(delegate: Delegate): readonly Delegate[] {
  return targetsOf(delegate);
}
