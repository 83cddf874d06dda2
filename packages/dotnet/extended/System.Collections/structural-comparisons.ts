// The static class `System.Collections.StructuralComparisons` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { structuralEquality, structuralOrder } from '../../System.Collections/structural-equality.ts';

/** `System.Collections.StructuralComparisons`. */
export const structuralComparisonsType: TypeDeclaration = declareType(
  'public static class System.Collections.StructuralComparisons',
  () => ({
    'static IEqualityComparer StructuralEqualityComparer { get; }': () => structuralEquality,
    'static IComparer StructuralComparer { get; }': () => structuralOrder,
  }),
);
