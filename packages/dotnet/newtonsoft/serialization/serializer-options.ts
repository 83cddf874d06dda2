// What a serializer works with: every setting decided.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { Contract, ContractResolver } from './contracts/contracts.ts';
import { TemplateContracts, contractsOf } from './contracts/template-contracts.ts';
import type { JsonConverter } from './converter.ts';
import { defaultResolver, resolverOfRun } from './contracts/contract-resolver.ts';
import { Exception, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { JsonException } from '../json-exception.ts';
import { positionMessage } from '../json-position.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { noContext } from '../../System.Runtime.Serialization/streaming-context.ts';
import type { StreamingContext } from '../../System.Runtime.Serialization/streaming-context.ts';
import type { Tracer } from './tracing.ts';

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
  #resolver: object = defaultResolver();
  /** What gives its contracts. */
  contracts: ContractResolver = defaultResolver();
  context: StreamingContext = noContext;
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
  /** `ITraceWriter`, and what tells it. */
  traceWriter: object | null = null;
  trace: Tracer | null = null;

  /** The resolver as the serializer asks it. */
  get resolver(): object {
    return this.#resolver;
  }
  /** `ContractResolver`. Instead of the one that all serializers have, code gets one that it may change. */
  get givenResolver(): object {
    if (this.#resolver === defaultResolver()) this.useResolver(resolverOfRun());
    return this.#resolver;
  }
  useResolver(resolver: object): void {
    this.#resolver = resolver;
    this.contracts = contractsOf(resolver);
  }
  /** Whether contracts may say what does not fit their types: template code had its hands on them. */
  get distrustsContracts(): boolean {
    return this.contracts instanceof TemplateContracts;
  }
  contractOf(type: Type): Contract {
    return this.contracts.resolve(type);
  }
  /** The first converter that can convert the type. */
  converterFor(type: Type): JsonConverter | null {
    for (const converter of this.converters) if (dereferenced(converter).canConvert(type)) return converter;
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
  readonly #work: Work;
  #context: ErrorContext | undefined;
  constructor(options: SerializerOptions, work: Work) {
    this.#options = options;
    this.#work = work;
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
    const { trace } = this.#options;
    if (handlers.length === 0 && callbacks.length === 0 && !trace) return false;
    if (this.#context && this.#context.error !== error)
      throw new InvalidOperationException('Current error context error is different to requested error.');
    if (!this.#context) {
      this.#context = new ErrorContext(error, current, member, path);
      trace?.error(this.#account(contract, path, error), error);
    }
    const context = this.#context;
    for (const callback of callbacks)
      if (current !== null) dereferenced(callback)(current, this.#options.context, context);
    if (!context.handled)
      for (const handler of handlers) handler(this.#options.sender, new ErrorEventArgs(current, context));
    return context.handled;
  }
  #account(contract: Contract | null, path: string, error: Exception): string {
    const type = contract ? ` ${typeName(contract.underlyingType)}` : '';
    const message = `Error ${this.#work}${type}. ${error.text}`;
    return error instanceof JsonException ? message : positionMessage(null, path, message);
  }
  clear(): void {
    this.#context = undefined;
  }
}

type Work = 'serializing' | 'deserializing';
/** Says that work on an object begins: to the trace writer and to its `[OnSerializing]` methods, or their like. */
export function begin(
  options: SerializerOptions,
  place: JsonWriter | JsonReader,
  contract: Contract,
  target: unknown,
  work: Work,
): void {
  options.trace?.info(place, `Started ${work} ${typeName(contract.underlyingType)}`);
  for (const callback of contract.callbacks[work]) dereferenced(callback)(target, options.context);
}
/** Says that it is finished. */
export function finish(
  options: SerializerOptions,
  place: JsonWriter | JsonReader,
  contract: Contract,
  target: unknown,
  work: Work,
): void {
  options.trace?.info(place, `Finished ${work} ${typeName(contract.underlyingType)}`);
  const callbacks = contract.callbacks[work === 'serializing' ? 'serialized' : 'deserialized'];
  for (const callback of callbacks) dereferenced(callback)(target, options.context);
}
