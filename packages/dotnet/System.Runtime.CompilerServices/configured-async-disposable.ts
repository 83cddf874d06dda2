// `await using (x.ConfigureAwait(false))`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type { Awaitable } from '@mockwright/language/runtime/tasks';
import { declaredCall } from '../System.Collections/declared-call.ts';
import { configured } from './task-awaiters.ts';

type AsyncDisposable = object & { readonly 'IAsyncDisposable.DisposeAsync/0'?: () => Awaitable };

/** What is disposed in its stead. */
export class ConfiguredAsyncDisposable {
  declare readonly $type: NamedType;
  readonly #source: AsyncDisposable | null;
  constructor(source: AsyncDisposable | null) {
    this.#source = source;
  }
  /** @throws NullReferenceException where there is nothing to dispose */
  disposeAsync(): Awaitable {
    const source = dereferenced(this.#source);
    const own = source['IAsyncDisposable.DisposeAsync/0'];
    return configured(
      own ? own.call(source) : (declaredCall(source, 'DisposeAsync', []) as Awaitable),
      'ConfiguredValueTaskAwaitable',
    );
  }
}

/** `ConfiguredAsyncDisposable`. */
export const configuredDisposableType: TypeDeclaration = declareType(
  'public readonly struct System.Runtime.CompilerServices.ConfiguredAsyncDisposable',
  () => ({
    'ConfiguredValueTaskAwaitable DisposeAsync()': (self: ConfiguredAsyncDisposable) => self.disposeAsync(),
  }),
  { runtime: ConfiguredAsyncDisposable, defaultValue: () => new ConfiguredAsyncDisposable(null) },
);
