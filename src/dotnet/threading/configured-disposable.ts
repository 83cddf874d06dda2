// `await using (x.ConfigureAwait(false))`.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { dereferenced } from '../../runtime/not-null.ts';
import { declaredCall } from '../collections/declared-call.ts';

type AsyncDisposable = object & { readonly 'IAsyncDisposable.DisposeAsync/0'?: () => unknown };

/** What is disposed in its stead. */
export class ConfiguredAsyncDisposable {
  declare readonly $type: NamedType;
  readonly #source: AsyncDisposable | null;
  constructor(source: AsyncDisposable | null) {
    this.#source = source;
  }
  /** @throws NullReferenceException where there is nothing to dispose */
  disposeAsync(): unknown {
    const source = dereferenced(this.#source);
    const own = source['IAsyncDisposable.DisposeAsync/0'];
    return own ? own.call(source) : declaredCall(source, 'DisposeAsync', []);
  }
}

/** `ConfiguredAsyncDisposable`. */
export const configuredDisposableType: TypeDeclaration = declareType(
  'public readonly struct System.Runtime.CompilerServices.ConfiguredAsyncDisposable',
  () => ({
    'ConfiguredTaskAwaitable DisposeAsync()': (self: ConfiguredAsyncDisposable) => self.disposeAsync(),
  }),
  { runtime: ConfiguredAsyncDisposable, defaultValue: () => new ConfiguredAsyncDisposable(null) },
);
