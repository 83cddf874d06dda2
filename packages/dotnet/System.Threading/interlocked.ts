// The static class `System.Threading.Interlocked` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { compareExchange, exchange, interlocked } from './interlocked-members.ts';

/** `System.Threading.Interlocked`. */
export const interlockedType: TypeDeclaration = declareType(
  'public static class System.Threading.Interlocked',
  () => ({
    ...interlocked,
    'static T Exchange<T>(ref T location1, T value)': exchange,
    'static T CompareExchange<T>(ref T location1, T value, T comparand)': compareExchange,
    'static long Read(ref readonly long location)': (location: Ref) => location.v,
    'static ulong Read(ref readonly ulong location)': (location: Ref) => location.v,
    'static void MemoryBarrier()': () => undefined,
    'static void MemoryBarrierProcessWide()': () => undefined,
  }),
);
