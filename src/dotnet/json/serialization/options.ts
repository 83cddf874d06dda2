// What a serializer works with: every setting decided.
import type { Type } from '../../../metadata/symbols.ts';
import type { SerializationCallback } from './callbacks.ts';
import type { Contract, ContractResolver } from './contracts.ts';
import type { JsonConverter } from './converter.ts';
import { defaultResolver } from './contract-resolver.ts';
import { Exception } from '../../../runtime/exceptions.ts';

/** The settings of a serializer that decide how objects are written and made. */
export class SerializerOptions {
  referenceLoopHandling = 0;
  missingMemberHandling = 0;
  objectCreationHandling = 0;
  nullValueHandling = 0;
  defaultValueHandling = 0;
  preserveReferencesHandling = 0;
  typeNameHandling = 0;
  metadataPropertyHandling = 0;
  constructorHandling = 0;
  converters: JsonConverter[] = [];
  resolver: ContractResolver = defaultResolver();
  context: unknown = null;
  /** `IReferenceResolver`; null for Newtonsoft.Json's own. */
  referenceResolver: object | null = null;
  /** `ISerializationBinder`; null for Newtonsoft.Json's own. */
  binder: object | null = null;
  typeNameAssemblyFormatHandling = 0;
  /** `IEqualityComparer` that tells whether an object contains itself. */
  equalityComparer: object | null = null;
  checkAdditionalContent: boolean | undefined;
  /** Delegates that handle errors: `EventHandler<ErrorEventArgs>`. */
  errorHandlers: ((sender: unknown, args: object) => void)[] = [];
  /** The serializer that the handlers get as sender. */
  sender: unknown = null;

  contractOf(type: Type): Contract {
    return this.resolver.resolve(type);
  }
  /** The first converter that can convert the type. */
  converterFor(type: Type): JsonConverter | null {
    for (const converter of this.converters) if (converter.canConvert(type)) return converter;
    return null;
  }
}

/** An error on its way: `ErrorContext`, and `ErrorEventArgs` with it. */
export class ErrorContext {
  readonly error: Exception;
  readonly originalObject: unknown;
  readonly member: unknown;
  readonly path: string;
  handled = false;
  constructor(error: Exception, originalObject: unknown, member: unknown, path: string) {
    this.error = error;
    this.originalObject = originalObject;
    this.member = member;
    this.path = path;
  }
}
/** `ErrorEventArgs`. */
export class ErrorEventArgs {
  readonly currentObject: unknown;
  readonly errorContext: ErrorContext;
  constructor(currentObject: unknown, errorContext: ErrorContext) {
    this.currentObject = currentObject;
    this.errorContext = errorContext;
  }
}

/** Asks error handlers what to do with errors; one context for an error on its way out. */
export class ErrorHandling {
  readonly #options: SerializerOptions;
  #context: ErrorContext | undefined;
  constructor(options: SerializerOptions) {
    this.#options = options;
  }
  /** Whether somebody says that the error is handled. */
  isHandled(
    current: unknown,
    contract: Contract | null,
    member: unknown,
    path: string,
    error: unknown,
  ): boolean {
    if (!(error instanceof Exception)) return false;
    const handlers = this.#options.errorHandlers;
    const callbacks = contract?.callbacks.error ?? [];
    if (handlers.length === 0 && callbacks.length === 0) return false;
    if (this.#context?.error !== error) this.#context = new ErrorContext(error, current, member, path);
    const context = this.#context;
    for (const callback of callbacks) if (current !== null) callback(current, this.#options.context, context);
    if (!context.handled)
      for (const handler of handlers) handler(this.#options.sender, new ErrorEventArgs(current, context));
    return context.handled;
  }
  clear(): void {
    this.#context = undefined;
  }
}

/** Calls `[OnSerializing]` methods and the like. */
export function invoke(
  callbacks: readonly SerializationCallback[],
  target: unknown,
  options: SerializerOptions,
): void {
  for (const callback of callbacks) callback(target, options.context);
}
