// `System.Lazy<T>`.
import { declareEnum, declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import {
  ArgumentNullException,
  Exception,
  InvalidOperationException,
  MissingMemberException,
  MissingMethodException,
} from '../../runtime/exceptions.ts';
import { createInstance } from '../../runtime/members.ts';
import { textOf } from '../../runtime/text.ts';

type Factory = () => unknown;

/** A value made when it is first asked for. What its factory throws is kept, too. */
class Lazy {
  readonly $type: NamedType;
  #factory: Factory | undefined;
  #value: unknown;
  #failure: Exception | undefined;
  #running = false;
  readonly #keepsFailure: boolean;

  constructor(type: NamedType, factory: Factory, keepsFailure: boolean) {
    this.$type = type;
    this.#factory = factory;
    this.#keepsFailure = keepsFailure;
  }
  get isValueCreated(): boolean {
    return this.#factory === undefined;
  }
  /** @throws what the factory throws */
  get value(): unknown {
    if (this.#failure) throw this.#failure;
    if (!this.#factory) return this.#value;
    if (this.#running)
      throw new InvalidOperationException(
        'ValueFactory attempted to access the Value property of this instance.',
      );
    this.#running = true;
    try {
      this.#value = this.#factory();
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
    return this.isValueCreated ? textOf(this.#value, this.$type.typeArguments[0]!) : 'Value is not created.';
  }
}

/** `LazyThreadSafetyMode.PublicationOnly`, the mode that tries again after a failure. */
const publicationOnly = 1;

function ofFactory(factory: Factory | null, keepsFailure: boolean, type: NamedType): Lazy {
  if (factory === null) throw new ArgumentNullException('valueFactory');
  return new Lazy(type, factory, keepsFailure);
}
/** @throws {MissingMemberException} for a type that cannot be made without arguments */
function createValue(type: NamedType): unknown {
  try {
    return createInstance(type.typeArguments[0]!);
  } catch (error) {
    if (!(error instanceof MissingMethodException)) throw error;
    throw new MissingMemberException(
      'The lazily-initialized type does not have a public, parameterless constructor.',
    );
  }
}
/** Without a factory the value comes from the parameterless constructor, whose failure is not kept. */
function ofType(type: NamedType): Lazy {
  return new Lazy(type, () => createValue(type), false);
}
function ofValue(value: unknown, type: NamedType): Lazy {
  const lazy = new Lazy(type, () => value, false);
  void lazy.value;
  return lazy;
}

/** `System.Lazy<T>`. */
export const lazyType: TypeDeclaration = declareType(
  'public class System.Lazy<T>',
  () => ({
    'Lazy()': ofType,
    'Lazy(T value)': ofValue,
    'Lazy(Func<T> valueFactory)': (factory: Factory | null, type: NamedType) =>
      ofFactory(factory, true, type),
    'Lazy(bool isThreadSafe)': (_safe: boolean, type: NamedType) => ofType(type),
    'Lazy(LazyThreadSafetyMode mode)': (_mode: number, type: NamedType) => ofType(type),
    'Lazy(Func<T> valueFactory, bool isThreadSafe)': (
      factory: Factory | null,
      _safe: boolean,
      type: NamedType,
    ) => ofFactory(factory, true, type),
    'Lazy(Func<T> valueFactory, LazyThreadSafetyMode mode)': (
      factory: Factory | null,
      mode: number,
      type: NamedType,
    ) => ofFactory(factory, mode !== publicationOnly, type),
    'bool IsValueCreated { get; }': (self: Lazy) => self.isValueCreated,
    'T Value { get; }': (self: Lazy) => self.value,
    'override string? ToString()': (self: Lazy) => self.$toString(),
  }),
  { runtime: Lazy },
);

/** A lazy value and what is known of it beforehand. */
class LazyWithMetadata extends Lazy {
  readonly metadata: unknown;
  constructor(type: NamedType, factory: Factory, keepsFailure: boolean, metadata: unknown) {
    super(type, factory, keepsFailure);
    this.metadata = metadata;
  }
}
function withMetadata(
  factory: Factory | null,
  metadata: unknown,
  keepsFailure: boolean,
  type: NamedType,
): LazyWithMetadata {
  if (factory === null) throw new ArgumentNullException('valueFactory');
  return new LazyWithMetadata(type, factory, keepsFailure, metadata);
}

/** `System.Lazy<T, TMetadata>`. */
export const lazyWithMetadataType: TypeDeclaration = declareType(
  'public class System.Lazy<T, TMetadata> : Lazy<T>',
  () => ({
    'Lazy(TMetadata metadata)': (metadata: unknown, type: NamedType) =>
      withMetadata(() => createValue(type), metadata, false, type),
    'Lazy(Func<T> valueFactory, TMetadata metadata)': (
      factory: Factory | null,
      metadata: unknown,
      type: NamedType,
    ) => withMetadata(factory, metadata, true, type),
    'Lazy(Func<T> valueFactory, TMetadata metadata, bool isThreadSafe)': (
      factory: Factory | null,
      metadata: unknown,
      _safe: boolean,
      type: NamedType,
    ) => withMetadata(factory, metadata, true, type),
    'Lazy(Func<T> valueFactory, TMetadata metadata, LazyThreadSafetyMode mode)': (
      factory: Factory | null,
      metadata: unknown,
      mode: number,
      type: NamedType,
    ) => withMetadata(factory, metadata, mode !== publicationOnly, type),
    'TMetadata Metadata { get; }': (self: LazyWithMetadata) => self.metadata,
  }),
  { runtime: LazyWithMetadata },
);

/** `System.Threading.LazyThreadSafetyMode`. */
export const lazyThreadSafetyModeType: TypeDeclaration = declareEnum(
  'public enum System.Threading.LazyThreadSafetyMode',
  {
    None: 0,
    PublicationOnly: 1,
    ExecutionAndPublication: 2,
  },
);
