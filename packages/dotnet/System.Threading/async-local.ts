// The class `System.Threading.AsyncLocal`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { flowingValues, setFlowing } from '@mockwright/language/runtime/execution-context';
import type { Flowing, FlowingValues } from '@mockwright/language/runtime/run';

type Handler = ((change: ValueChanged) => void) | null;

/** `AsyncLocal<T>`: its value flows along with the code that runs. */
class AsyncLocal implements Flowing {
  readonly $type: NamedType;
  readonly #handler: Handler;
  constructor(type: NamedType, handler: Handler) {
    this.$type = type;
    this.#handler = handler;
  }
  get value(): unknown {
    return this.#valueIn(flowingValues());
  }
  set value(value: unknown) {
    const before = this.value;
    setFlowing(new Map([...(flowingValues() ?? []), [this, value]]));
    // Values of value types are boxed each time, and never the same.
    const { element } = this;
    if (before !== value || ('isValueType' in element && element.isValueType))
      this.#tell(before, value, false);
  }
  get element(): Type {
    return this.$type.typeArguments[0]!;
  }
  $flowed(before: FlowingValues, now: FlowingValues): void {
    const [previous, current] = [this.#valueIn(before), this.#valueIn(now)];
    if (previous !== current) this.#tell(previous, current, true);
  }
  #valueIn(values: FlowingValues): unknown {
    return values?.has(this) ? values.get(this) : defaultOf(this.element);
  }
  #tell(previous: unknown, current: unknown, hasContextChanged: boolean): void {
    if (!this.#handler) return;
    const type = coreType('System.Threading.AsyncLocalValueChangedArgs', 1).construct([this.element]);
    this.#handler(new ValueChanged(type, previous, current, hasContextChanged));
  }
}

/** `AsyncLocalValueChangedArgs<T>`. */
export class ValueChanged {
  readonly $type: NamedType;
  readonly previous: unknown;
  readonly current: unknown;
  readonly hasContextChanged: boolean;
  constructor(type: NamedType, previous: unknown, current: unknown, hasContextChanged: boolean) {
    this.$type = type;
    this.previous = previous;
    this.current = current;
    this.hasContextChanged = hasContextChanged;
  }
}

/** `System.Threading.AsyncLocal`. */
export const asyncLocalType: TypeDeclaration = declareType(
  'public sealed class System.Threading.AsyncLocal<T>',
  () => ({
    'AsyncLocal()': (type) => new AsyncLocal(type, null),
    'AsyncLocal(Action<AsyncLocalValueChangedArgs<T>>? valueChangedHandler)': (handler: Handler, type) =>
      new AsyncLocal(type, handler),
    'T Value { get; set; }': {
      get: (self: AsyncLocal) => self.value,
      set: (self: AsyncLocal, value: unknown) => (self.value = value),
    },
  }),
  { runtime: AsyncLocal },
);
