// `WeakReference`, `WeakReference<T>`, `Progress<T>`: objects that hold on to others.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { combine, remove } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';

/** A run is short: nothing is collected before its end, so that a target stays. */
class WeakReference {
  declare readonly $type: NamedType;
  target: unknown;
  readonly tracksResurrection: boolean;
  constructor(target: unknown, tracksResurrection: boolean) {
    this.target = target;
    this.tracksResurrection = tracksResurrection;
  }
  /** `ISerializable.GetObjectData`. */
  $objectData(): Iterable<readonly [string, unknown]> {
    return [
      ['TrackedObject', this.target],
      ['TrackResurrection', this.tracksResurrection],
    ];
  }
}
class WeakReferenceOfT {
  readonly $type: NamedType;
  target: unknown;
  constructor(type: NamedType, target: unknown) {
    this.$type = type;
    this.target = target;
  }
  /** `ISerializable.GetObjectData`. */
  $objectData(): Iterable<readonly [string, unknown]> {
    return [
      ['TrackedObject', this.target],
      ['TrackResurrection', false],
    ];
  }
}
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

/** `WeakReference`, `WeakReference<T>` and `Progress<T>`. */
export const referenceTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.WeakReference',
    () => ({
      'WeakReference(object? target)': (target) => new WeakReference(target, false),
      'WeakReference(object? target, bool trackResurrection)': (target, tracks) =>
        new WeakReference(target, tracks),
      'virtual bool IsAlive { get; }': (self: WeakReference) => self.target !== null,
      'virtual object? Target { get; set; }': {
        get: (self: WeakReference) => self.target,
        set: (self: WeakReference, value) => (self.target = value),
      },
      'virtual bool TrackResurrection { get; }': (self: WeakReference) => self.tracksResurrection,
    }),
    { runtime: WeakReference },
  ),
  declareType(
    'public sealed class System.WeakReference<T> where T : class',
    () => ({
      'WeakReference(T target)': (target, type) => new WeakReferenceOfT(type, target),
      'WeakReference(T target, bool trackResurrection)': (target, _tracks, type) =>
        new WeakReferenceOfT(type, target),
      'bool TryGetTarget(out T target)': (self: WeakReferenceOfT, target: Ref) => {
        target.v = self.target;
        return self.target !== null;
      },
      'void SetTarget(T target)': (self: WeakReferenceOfT, target) => (self.target = target),
    }),
    { runtime: WeakReferenceOfT },
  ),
  declareType(
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
  ),
];
