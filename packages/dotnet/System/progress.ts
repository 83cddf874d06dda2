// The class `System.Progress`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combine, remove } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';

/** Tells its handlers soon, not at once. */
class Progress {
  readonly $type: NamedType;
  handlers: Delegate | null;
  constructor(type: NamedType, handler: Delegate | null) {
    this.$type = type;
    this.handlers = null;
    if (handler) this.handlers = ((_sender: unknown, value: unknown) => handler(value)) as Delegate;
  }
  'IProgress`1.Report/1'(value: unknown): void {
    const override = overrideOf(this, 'Progress`1.OnReport/1');
    if (override) override.call(this, value);
    else this.tell(value);
  }
  /** `OnReport(value)`. */
  tell(value: unknown): void {
    const { handlers } = this;
    if (handlers) currentScheduler().post(() => handlers(this, value));
  }
}

/** `System.Progress`. */
export const progressType: TypeDeclaration = declareType(
  'public class System.Progress<T> : IProgress<T>',
  () => ({
    'Progress()': (type) => new Progress(type, null),
    'Progress(Action<T> handler)': (handler: Delegate | null, type) => {
      if (handler === null) throw new ArgumentNullException('handler');
      return new Progress(type, handler);
    },
    'protected virtual void OnReport(T value)': (self: Progress, value) => self.tell(value),
    'event EventHandler<T>? ProgressChanged': {
      add: (self: Progress, handler) => (self.handlers = combine(self.handlers, handler)),
      remove: (self: Progress, handler) => (self.handlers = remove(self.handlers, handler)),
    },
  }),
  { runtime: Progress },
);
