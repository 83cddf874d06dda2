// The delegate `System.Action`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { listOf, ordinals, parametersOf } from './delegate-parameters.ts';

/** `Action` to `Action<T1, …, T16>`. */
export const actionTypes: readonly TypeDeclaration[] = ordinals.map((count) => {
  const types = listOf(count);
  const generic = count === 0 ? '' : `<${types.map((type) => `in ${type}`).join(', ')}>`;
  return declareType(`public delegate void System.Action${generic}(${parametersOf(types)})`);
});
