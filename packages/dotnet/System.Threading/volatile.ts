// The static class `System.Threading.Volatile` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.Volatile`. */
export const volatileType: TypeDeclaration = declareType(
  'public static class System.Threading.Volatile',
  () => ({
    'static T Read<T>(ref T location)': (location: Ref) => location.v,
    'static void Write<T>(ref T location, T value)': (location: Ref, value) => {
      location.v = value;
    },
    'static void ReadBarrier()': () => undefined,
    'static void WriteBarrier()': () => undefined,
  }),
);
