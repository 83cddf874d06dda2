// What `WithCancellation` and `ConfigureAwait` of an `IAsyncEnumerable<T>` give.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { AsyncMoves } from '../System.Threading.Tasks/async-moves.ts';
import { CancellationToken } from '../System.Threading/cancellation.ts';
import { configured } from './task-awaiters.ts';

const name = 'System.Runtime.CompilerServices.ConfiguredCancelableAsyncEnumerable';

/** Passes a token on to the enumerator. */
export class ConfiguredSequence {
  readonly $type: NamedType;
  readonly #source: object | null;
  readonly #token: CancellationToken;
  constructor(element: Type, source: object | null, token: CancellationToken = CancellationToken.none) {
    this.$type = coreType(name, 1).construct([element]);
    this.#source = source;
    this.#token = token;
  }
  with(token: CancellationToken): ConfiguredSequence {
    return new ConfiguredSequence(this.$type.typeArguments[0]!, this.#source, token);
  }
  enumerate(): ConfiguredEnumerator {
    return new ConfiguredEnumerator(this.$type.typeArguments[0]!, new AsyncMoves(this.#source, this.#token));
  }
}
class ConfiguredEnumerator {
  readonly $type: NamedType;
  readonly #moves: AsyncMoves | null;
  constructor(element: Type, moves: AsyncMoves | null) {
    this.$type = coreType(`${name}\`1.Enumerator`).construct([element]);
    this.#moves = moves;
  }
  /** @throws {NullReferenceException} */
  get moves(): AsyncMoves {
    return dereferenced(this.#moves);
  }
}
const elementOf = (type: object): Type => (type as NamedType).typeArguments[0]!;

/** `System.Runtime.CompilerServices.ConfiguredCancelableAsyncEnumerable`. */
export const configuredCancelableAsyncEnumerableType: TypeDeclaration = declareType(
  `public readonly struct ${name}<T>`,
  () => ({
    [`${name}<T> ConfigureAwait(bool continueOnCapturedContext)`]: (self: ConfiguredSequence) => self,
    [`${name}<T> WithCancellation(System.Threading.CancellationToken cancellationToken)`]: (
      self: ConfiguredSequence,
      token: CancellationToken,
    ) => self.with(token),
    [`${name}<T>.Enumerator GetAsyncEnumerator()`]: (self: ConfiguredSequence) => self.enumerate(),
  }),
  { defaultValue: (type) => new ConfiguredSequence(elementOf(type), null) },
);

/** `System.Runtime.CompilerServices.ConfiguredCancelableAsyncEnumerable.Enumerator`. */
export const configuredCancelableAsyncEnumerableEnumeratorType: TypeDeclaration = declareType(
  `public readonly struct ${name}<T>.Enumerator`,
  () => ({
    'T Current { get; }': (self: ConfiguredEnumerator) => self.moves.current,
    ['System.Runtime.CompilerServices.ConfiguredValueTaskAwaitable<bool> MoveNextAsync()']: (
      self: ConfiguredEnumerator,
    ) => configured(self.moves.moveNext(), 'ConfiguredValueTaskAwaitable', specialType('bool')),
    ['System.Runtime.CompilerServices.ConfiguredValueTaskAwaitable DisposeAsync()']: (
      self: ConfiguredEnumerator,
    ) => configured(self.moves.dispose(), 'ConfiguredValueTaskAwaitable'),
  }),
  { defaultValue: (type) => new ConfiguredEnumerator(elementOf(type), null) },
);
