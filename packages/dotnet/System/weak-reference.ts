// The class `System.WeakReference`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { heldFields } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** A run is short: nothing is collected before its end, so that a target stays. */
class WeakReference {
  declare readonly $type: NamedType;
  target: unknown;
  readonly tracksResurrection: boolean;
  constructor(target: unknown, tracksResurrection: boolean) {
    this.target = target;
    this.tracksResurrection = tracksResurrection;
  }
  $held(): Held {
    return heldFields(this);
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
  $held(): Held {
    return heldFields(this);
  }
  /** `ISerializable.GetObjectData`. */
  $objectData(): Iterable<readonly [string, unknown]> {
    return [
      ['TrackedObject', this.target],
      ['TrackResurrection', false],
    ];
  }
}

/** `System.WeakReference`. */
export const weakReferenceType: TypeDeclaration = declareType(
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
);

/** `System.WeakReference`. */
export const weakReferenceOfTType: TypeDeclaration = declareType(
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
);
