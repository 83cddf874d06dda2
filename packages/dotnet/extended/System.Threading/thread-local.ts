// The class `System.Threading.ThreadLocal`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { textOf } from '@mockwright/language/runtime/text';
import { createList } from '../../System.Collections.Generic/list.ts';
import { need } from '../../System.Threading.Tasks/task-combinators.ts';
import { libraryArguments } from '../../System.Collections/base-argument.ts';

class ThreadLocal {
  readonly $type: NamedType;
  readonly #make: (() => unknown) | null;
  #value: unknown;
  isCreated = false;
  constructor(type: NamedType, make: (() => unknown) | null) {
    this.$type = type;
    this.#make = make;
  }
  $held(): Held {
    const value = this.#value;
    const { isCreated } = this;
    const putBack = (): void => {
      this.#value = value;
      this.isCreated = isCreated;
    };
    return { parts: [value, this.#make], putBack };
  }
  get value(): unknown {
    if (!this.isCreated) {
      this.#value = this.#make ? this.#make() : defaultOf(libraryArguments(this.$type)[0]!);
      this.isCreated = true;
    }
    return this.#value;
  }
  set value(value: unknown) {
    this.#value = value;
    this.isCreated = true;
  }
}

/** `System.Threading.ThreadLocal`. */
export const threadLocalType: TypeDeclaration = declareType(
  'public class System.Threading.ThreadLocal<T> : IDisposable',
  () => ({
    'ThreadLocal()': (type) => new ThreadLocal(type, null),
    'ThreadLocal(bool trackAllValues)': (_tracks, type) => new ThreadLocal(type, null),
    'ThreadLocal(Func<T> valueFactory)': (make, type) => {
      need(make, 'valueFactory');
      return new ThreadLocal(type, make);
    },
    'ThreadLocal(Func<T> valueFactory, bool trackAllValues)': (make, _tracks, type) => {
      need(make, 'valueFactory');
      return new ThreadLocal(type, make);
    },
    'T Value { get; set; }': {
      get: (self: ThreadLocal) => self.value,
      set: (self: ThreadLocal, value: unknown) => (self.value = value),
    },
    'IList<T> Values { get; }': (self: ThreadLocal) =>
      createList(self.isCreated ? [self.value] : [], libraryArguments(self.$type)[0]!),
    'bool IsValueCreated { get; }': (self: ThreadLocal) => self.isCreated,
    'override string? ToString()': (self: ThreadLocal) =>
      textOf(self.value, libraryArguments(self.$type)[0]!),
    'void Dispose()': () => undefined,
  }),
  { runtime: ThreadLocal },
);
