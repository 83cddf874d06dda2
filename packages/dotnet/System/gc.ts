// The static class `System.GC` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** Something that is there, and always the same: what other templates use is no template's business. */
const usedMemory = 8_388_608n;

/** `System.GC`: there is nothing to do. */
export const gcType: TypeDeclaration = declareType('public static class System.GC', () => ({
  'static void Collect(int generation)': () => undefined,
  'static void Collect()': () => undefined,
  'static void Collect(int generation, GCCollectionMode mode)': () => undefined,
  'static void Collect(int generation, GCCollectionMode mode, bool blocking)': () => undefined,
  'static void Collect(int generation, GCCollectionMode mode, bool blocking, bool compacting)': () =>
    undefined,
  'static void AddMemoryPressure(long bytesAllocated)': () => undefined,
  'static void RemoveMemoryPressure(long bytesAllocated)': () => undefined,
  'static long GetAllocatedBytesForCurrentThread()': () => usedMemory,
  'static long GetTotalAllocatedBytes(bool precise = false)': () => usedMemory,
  'static int CollectionCount(int generation)': () => 0,
  'static void KeepAlive(object? obj)': () => undefined,
  'static void WaitForPendingFinalizers()': () => undefined,
  'static void SuppressFinalize(object obj)': () => undefined,
  'static void ReRegisterForFinalize(object obj)': () => undefined,
  'static long GetTotalMemory(bool forceFullCollection)': () => usedMemory,
  'static int GetGeneration(object obj)': () => 0,
  'static int MaxGeneration { get; }': () => 2,
}));
