// What is stored in arrays: one of a more derived type than its variable says refuses what does not fit.
import type { Type } from '@mockwright/language/metadata/symbols';
import { isValueType } from '../symbols/type-extensions.ts';
import type { FunctionScope } from './function-scope.ts';
import { isQuiet } from './js-text.ts';

/** Stores a value as an element. */
export function arrayStore(
  scope: FunctionScope,
  owner: string,
  at: string,
  value: string,
  element: Type,
): string {
  const isChecked = mayBeMoreDerived(element);
  if (isQuiet(value) && !isChecked) return `(${owner}[${at}] = ${value})`;
  const temp = scope.temp();
  const stored = isChecked ? `$r.storable(${owner}.$element, ${temp}, ${scope.typeCode(element)})` : temp;
  return `(${temp} = ${value}, ${owner}[${at}] = ${stored})`;
}

/** Whether what is called an array of that type may be one of a more derived type. */
export function mayBeMoreDerived(element: Type): boolean {
  switch (element.kind) {
    case 'array':
      return mayBeMoreDerived(element.element);
    case 'class':
      return !isValueType(element) && element.flags.isSealed !== true;
    case 'delegate':
      return element.definition.typeParameters.some((parameter) => parameter.variance !== 'none');
    case 'typeParameter':
      return !isValueType(element);
    default:
      return element.kind === 'interface' || element.kind === 'dynamic';
  }
}
