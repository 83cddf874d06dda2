// The static class `System.Threading.LazyInitializer` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  InvalidOperationException,
  MissingMemberException,
  MissingMethodException,
} from '@mockwright/language/runtime/exceptions';
import { createInstance } from '@mockwright/language/runtime/members';
import { notNull } from '@mockwright/language/runtime/not-null';
import { need } from '../../System.Threading.Tasks/task-combinators.ts';

function instanceOf(type: Type): unknown {
  try {
    return createInstance(type);
  } catch (error) {
    if (!(error instanceof MissingMethodException)) throw error;
    throw new MissingMemberException(
      'The lazily-initialized type does not have a public, parameterless constructor.',
    );
  }
}
function ensureOnce(target: Ref, initialized: Ref, syncLock: Ref, make: (() => unknown) | null): unknown {
  if (initialized.v === true) return target.v;
  syncLock.v ??= createInstance(specialType('object'));
  target.v = notNull(make, 'valueFactory')();
  initialized.v = true;
  return target.v;
}
function ensure(target: Ref, make: (() => unknown) | null): unknown {
  if (target.v !== null) return target.v;
  need(make, 'valueFactory');
  target.v = make!();
  if (target.v === null) throw new InvalidOperationException('ValueFactory returned null.');
  return target.v;
}

/** `System.Threading.LazyInitializer`. */
export const lazyInitializerType: TypeDeclaration = declareType(
  'public static class System.Threading.LazyInitializer',
  () => ({
    'static T EnsureInitialized<T>(ref T? target) where T : class': (target: Ref, type: Type) =>
      ensure(target, () => instanceOf(type)),
    'static T EnsureInitialized<T>(ref T? target, Func<T> valueFactory) where T : class': ensure,
    'static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object? syncLock)': (
      target: Ref,
      initialized: Ref,
      syncLock: Ref,
      type: Type,
    ) => ensureOnce(target, initialized, syncLock, () => instanceOf(type)),
    'static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object? syncLock, Func<T> valueFactory)':
      ensureOnce,
    'static T EnsureInitialized<T>(ref T? target, ref object? syncLock, Func<T> valueFactory) where T : class':
      (target: Ref, syncLock: Ref, make) => {
        syncLock.v ??= createInstance(specialType('object'));
        return ensure(target, make);
      },
  }),
);
