// The class `System.Threading.ReaderWriterLockSlim` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ReaderWriterLockSlim, lockMembers } from './reader-writer-lock-slim.ts';

/** `System.Threading.ReaderWriterLockSlim`. */
export const readerWriterLockSlimType: TypeDeclaration = declareType(
  'public class System.Threading.ReaderWriterLockSlim : IDisposable',
  () => ({
    'ReaderWriterLockSlim()': () => new ReaderWriterLockSlim(0),
    'ReaderWriterLockSlim(LockRecursionPolicy recursionPolicy)': (policy) => new ReaderWriterLockSlim(policy),
    ...lockMembers,
    // Of threads.
    'int CurrentReadCount { get; }': (self: ReaderWriterLockSlim) => Math.min(self.held.Read, 1),
    'LockRecursionPolicy RecursionPolicy { get; }': (self: ReaderWriterLockSlim) => self.policy,
    'void Dispose()': (self: ReaderWriterLockSlim) => self.dispose(),
  }),
  { runtime: ReaderWriterLockSlim },
);
