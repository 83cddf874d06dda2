// Parameters of a function beside those of the delegate that it becomes: how variables are passed.
import type { ParameterSymbol } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayParameter } from '../../symbols/display.ts';
import type { Binder } from '../binder.ts';

/** Whether a parameter of a function gets what the one of the delegate is given: who only reads a variable takes any. */
export function passesReference(own: RefKind, target: RefKind): boolean {
  if (own === target) return true;
  return (own === 'in' || own === 'ref readonly') && target !== 'none' && target !== 'out';
}

/** Warns of parameters that are passed otherwise than those of the delegate (CS9198). */
export function warnOfReferenceKinds(
  binder: Binder,
  own: readonly Pick<ParameterSymbol, 'name' | 'refKind'>[],
  target: readonly ParameterSymbol[],
  span: TextSpan,
): void {
  for (const [index, { name, refKind }] of own.entries()) {
    const parameter = target[index]!;
    if (refKind === parameter.refKind) continue;
    binder.error('CS9198', span, [
      `${displayParameter({ ...parameter, refKind })} ${name}`,
      `${displayParameter(parameter)} ${parameter.name}`,
    ]);
  }
}
