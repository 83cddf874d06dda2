// The delegate `System.Func`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { listOf, ordinals, parametersOf } from './delegate-parameters.ts';

/** `Func<TResult>` to `Func<T1, …, T16, TResult>`. */
export const funcTypes: readonly TypeDeclaration[] = ordinals.map((count) => {
  const types = listOf(count);
  const generic = [...types.map((type) => `in ${type}`), 'out TResult'].join(', ');
  const parameters = parametersOf(types).replace('T obj', 'T arg');
  return declareType(`public delegate TResult System.Func<${generic}>(${parameters})`);
});
