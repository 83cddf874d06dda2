// The class `System.Collections.Generic.ReferenceEqualityComparer`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { hash, identityHash } from '@mockwright/language/runtime/equality';

/** `ReferenceEqualityComparer.Instance`. */
class ReferenceEqualityComparer {
  static readonly instance: ReferenceEqualityComparer = new ReferenceEqualityComparer();
  'IEqualityComparer`1.Equals/2'(a: unknown, b: unknown): boolean {
    return a === b;
  }
  'IEqualityComparer`1.GetHashCode/1'(value: unknown): number {
    return typeof value === 'object' && value !== null ? identityHash(value) : hash(value);
  }
  'IEqualityComparer.Equals/2'(a: unknown, b: unknown): boolean {
    return a === b;
  }
  'IEqualityComparer.GetHashCode/1'(value: unknown): number {
    return this['IEqualityComparer`1.GetHashCode/1'](value);
  }
}

/** `System.Collections.Generic.ReferenceEqualityComparer`. */
export const referenceEqualityComparerType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Generic.ReferenceEqualityComparer : IEqualityComparer<object?>, IEqualityComparer',
  () => ({
    'static ReferenceEqualityComparer Instance { get; }': () => ReferenceEqualityComparer.instance,
    'bool Equals(object? x, object? y)': (_self, x, y) => x === y,
    'int GetHashCode(object? obj)': (self: ReferenceEqualityComparer, value) =>
      self['IEqualityComparer`1.GetHashCode/1'](value),
  }),
  { runtime: ReferenceEqualityComparer },
);
