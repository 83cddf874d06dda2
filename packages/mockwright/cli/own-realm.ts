// What the library gives, as objects of the realm that asks. Jest and Vitest's pools of virtual machines run each test file
// in a realm (a context of V8) of its own, the library runs once in that of the process: without this its errors would be no
// `instanceof Error`, and its lists and objects of other classes than those that a test writes.

/** A function, whatever it takes. */
type Callable = (...args: unknown[]) => unknown;

/** Errors of the language that the library throws, those of this realm. */
const ERRORS: Readonly<Record<string, ErrorConstructor>> = {
  Error,
  TypeError,
  RangeError,
  SyntaxError,
};
/** Objects of classes are the same at each call, as they are there. */
const instances = new WeakMap<object, object>();

/**
 * A value of another realm as one of this one: errors change their class, all else is copied or wrapped. What is of this
 * realm, as everything is where there is but one, stays what it is.
 */
export function ofOwnRealm<Value>(value: Value): Value {
  const unfilled: Fill[] = [];
  const own = begun(value, unfilled);
  // There may be no end to what JSON nests: not each level is a call.
  for (const fill of unfilled) fill();
  return own as Value;
}

/** Gives a copy its members. */
type Fill = () => void;

/** @param unfilled takes what gives the copy its members */
function begun(value: unknown, unfilled: Fill[]): unknown {
  if (typeof value === 'function') return wrapped(value as Callable, undefined);
  if (typeof value !== 'object' || value === null || isOfOwnRealm(value)) return value;
  if (Object.prototype.toString.call(value) === '[object Error]') return withOwnClass(value as Error);
  if (isPromise(value))
    return new Promise((resolve, reject) => {
      value.then(
        (result) => resolve(ofOwnRealm(result)),
        (error: unknown) => reject(ofOwnRealm(error) as Error),
      );
    });
  const known = instances.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    unfilled.push(() => {
      for (const each of value as readonly unknown[]) list.push(begun(each, unfilled));
    });
    return list;
  }
  const copy = {};
  const types = typesOf(value);
  if (types.length > 0) instances.set(value, copy);
  unfilled.push(() => {
    for (const holder of [value, ...types])
      for (const key of Reflect.ownKeys(holder))
        if (!Object.hasOwn(copy, key) && (key !== 'constructor' || holder === value))
          Object.defineProperty(
            copy,
            key,
            memberOf(value, Object.getOwnPropertyDescriptor(holder, key)!, unfilled),
          );
  });
  return copy;
}

/** The classes of an object by their prototypes, without that of all objects. */
function typesOf(value: object): readonly object[] {
  const type = Object.getPrototypeOf(value) as object | null;
  return type === null || Object.getPrototypeOf(type) === null ? [] : [type, ...typesOf(type)];
}

/** A member, read from the owner and called as its. */
interface Member {
  readonly get?: Callable;
  readonly value?: unknown;
  readonly enumerable?: boolean;
}

function memberOf(
  owner: object,
  { get, value, enumerable = false }: Member,
  unfilled: Fill[],
): PropertyDescriptor {
  if (get !== undefined) return { get: wrapped(get, owner), enumerable, configurable: true };
  const own: unknown =
    typeof value === 'function' ? wrapped(value as Callable, owner) : begun(value, unfilled);
  return { value: own, enumerable, configurable: true, writable: true };
}

function wrapped(callee: Callable, owner: object | undefined): Callable {
  return (...args: unknown[]): unknown => {
    try {
      return ofOwnRealm(Reflect.apply(callee, owner, args));
    } catch (error) {
      throw ofOwnRealm(error);
    }
  };
}

/** The error itself: a copy would have the stack of another place. */
function withOwnClass(error: Error): Error {
  const { name } = error;
  const type = typesOf(error).find(({ constructor }) => Object.hasOwn(ERRORS, constructor.name));
  // Those of the DOM have their message from their class.
  if (type === undefined || !Object.hasOwn(error, 'message')) return error;
  Object.setPrototypeOf(error, ERRORS[type.constructor.name]!.prototype);
  if (error.name !== name) Object.defineProperty(error, 'name', { value: name, configurable: true });
  if (Object.hasOwn(error, 'cause')) error.cause = ofOwnRealm(error.cause);
  return error;
}

function isOfOwnRealm(value: object): boolean {
  return value instanceof Object;
}

function isPromise(value: object): value is PromiseLike<unknown> {
  return 'then' in value && typeof value.then === 'function';
}
