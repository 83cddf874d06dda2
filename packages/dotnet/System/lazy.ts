// The class `System.Lazy`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentOutOfRangeException,
  Exception,
  InvalidOperationException,
  MissingMemberException,
  MissingMethodException,
  TargetInvocationException,
} from '@mockwright/language/runtime/exceptions';
import { createInstance } from '@mockwright/language/runtime/members';
import { notNull } from '@mockwright/language/runtime/not-null';
import { textOf } from '@mockwright/language/runtime/text';
import { libraryArguments } from '../System.Collections/base-argument.ts';

type Factory = () => unknown;

/** `LazyThreadSafetyMode`. */
export const modes = { None: 0, PublicationOnly: 1, ExecutionAndPublication: 2 };

/** A value made when it is first asked for. What its factory throws is kept, too. */
class Lazy {
  readonly $type: NamedType;
  #factory: Factory | undefined;
  #value: unknown;
  #failure: Exception | undefined;
  #running = false;
  readonly #mode: number;
  readonly #keepsFailure: boolean;
  /** Whether code gave the factory. */
  readonly #isGiven: boolean;

  /** @param mode a `LazyThreadSafetyMode` */
  constructor(type: NamedType, factory: Factory, mode: number, keepsFailure: boolean) {
    this.$type = type;
    this.#factory = factory;
    this.#mode = mode;
    this.#keepsFailure = keepsFailure && mode !== modes.PublicationOnly;
    this.#isGiven = keepsFailure;
  }
  $held(): Held {
    const factory = this.#factory;
    const value = this.#value;
    const failure = this.#failure;
    const putBack = (): void => {
      this.#factory = factory;
      this.#value = value;
      this.#failure = failure;
    };
    // What makes the value may change what it captured.
    return { parts: [value, this.#isGiven ? factory : undefined], putBack };
  }
  get isValueCreated(): boolean {
    return this.#factory === undefined;
  }
  /** @throws what the factory throws */
  get value(): unknown {
    if (this.#failure) throw this.#failure;
    if (!this.#factory) return this.#value;
    if (this.#running && this.#mode !== modes.PublicationOnly)
      throw new InvalidOperationException(
        'ValueFactory attempted to access the Value property of this instance.',
      );
    this.#running = true;
    try {
      const value = this.#factory();
      // Where several may make a value, that of the first to finish counts.
      if (!this.isValueCreated) this.#value = value;
      this.#factory = undefined;
    } catch (error) {
      if (this.#keepsFailure && error instanceof Exception) this.#failure = error;
      throw error;
    } finally {
      this.#running = false;
    }
    return this.#value;
  }
  $toString(): string {
    return this.isValueCreated
      ? textOf(this.#value, libraryArguments(this.$type)[0]!)
      : 'Value is not created.';
  }
}

const modeOf = (isSafe: boolean): number => (isSafe ? modes.ExecutionAndPublication : modes.None);

/** @throws {ArgumentOutOfRangeException} for a number that is no mode */
function checkedMode(mode: number): number {
  if (Object.values(modes).includes(mode)) return mode;
  throw new ArgumentOutOfRangeException('mode', 'The mode argument specifies an invalid value.');
}

function ofFactory(factory: Factory | null, mode: number, type: NamedType): Lazy {
  return new Lazy(type, notNull(factory, 'valueFactory'), mode, true);
}
/** @throws {MissingMemberException} for a type that cannot be made without arguments */
function createValue(type: NamedType): unknown {
  try {
    return createInstance(type.typeArguments[0]!);
  } catch (error) {
    if (error instanceof MissingMethodException)
      throw new MissingMemberException(
        'The lazily-initialized type does not have a public, parameterless constructor.',
      );
    throw error instanceof Exception ? new TargetInvocationException(null, error) : error;
  }
}
/** Without a factory the value comes from the parameterless constructor, whose failure is not kept. */
function ofType(mode: number, type: NamedType): Lazy {
  return new Lazy(type, () => createValue(type), mode, false);
}
function ofValue(value: unknown, type: NamedType): Lazy {
  const lazy = new Lazy(type, () => value, modes.None, false);
  void lazy.value;
  return lazy;
}

/** `System.Lazy<T>`. */
export const lazyType: TypeDeclaration = declareType(
  'public class System.Lazy<T>',
  () => ({
    'Lazy()': (type: NamedType) => ofType(modes.ExecutionAndPublication, type),
    'Lazy(T value)': ofValue,
    'Lazy(Func<T> valueFactory)': (factory: Factory | null, type: NamedType) =>
      ofFactory(factory, modes.ExecutionAndPublication, type),
    'Lazy(bool isThreadSafe)': (isSafe: boolean, type: NamedType) => ofType(modeOf(isSafe), type),
    'Lazy(LazyThreadSafetyMode mode)': (mode: number, type: NamedType) => ofType(checkedMode(mode), type),
    'Lazy(Func<T> valueFactory, bool isThreadSafe)': (
      factory: Factory | null,
      isSafe: boolean,
      type: NamedType,
    ) => ofFactory(factory, modeOf(isSafe), type),
    'Lazy(Func<T> valueFactory, LazyThreadSafetyMode mode)': (
      factory: Factory | null,
      mode: number,
      type: NamedType,
    ) => ofFactory(factory, checkedMode(mode), type),
    'bool IsValueCreated { get; }': (self: Lazy) => self.isValueCreated,
    'T Value { get; }': (self: Lazy) => self.value,
    'override string? ToString()': (self: Lazy) => self.$toString(),
  }),
  { runtime: Lazy },
);

/** A lazy value and what is known of it beforehand. */
class LazyWithMetadata extends Lazy {
  readonly metadata: unknown;
  constructor(type: NamedType, factory: Factory, mode: number, keepsFailure: boolean, metadata: unknown) {
    super(type, factory, mode, keepsFailure);
    this.metadata = metadata;
  }
}
function withMetadata(
  factory: Factory | null,
  metadata: unknown,
  mode: number,
  type: NamedType,
): LazyWithMetadata {
  return new LazyWithMetadata(type, notNull(factory, 'valueFactory'), mode, true, metadata);
}

/** `System.Lazy<T, TMetadata>`. */
export const lazyWithMetadataType: TypeDeclaration = declareType(
  'public class System.Lazy<T, TMetadata> : Lazy<T>',
  () => ({
    'Lazy(TMetadata metadata)': (metadata: unknown, type: NamedType) =>
      new LazyWithMetadata(type, () => createValue(type), modes.ExecutionAndPublication, false, metadata),
    'Lazy(Func<T> valueFactory, TMetadata metadata)': (
      factory: Factory | null,
      metadata: unknown,
      type: NamedType,
    ) => withMetadata(factory, metadata, modes.ExecutionAndPublication, type),
    'Lazy(Func<T> valueFactory, TMetadata metadata, bool isThreadSafe)': (
      factory: Factory | null,
      metadata: unknown,
      isSafe: boolean,
      type: NamedType,
    ) => withMetadata(factory, metadata, modeOf(isSafe), type),
    'Lazy(Func<T> valueFactory, TMetadata metadata, LazyThreadSafetyMode mode)': (
      factory: Factory | null,
      metadata: unknown,
      mode: number,
      type: NamedType,
    ) => withMetadata(factory, metadata, checkedMode(mode), type),
    'TMetadata Metadata { get; }': (self: LazyWithMetadata) => self.metadata,
  }),
  { runtime: LazyWithMetadata },
);
