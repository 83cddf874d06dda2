// What lambdas and local functions cannot refer to.
import type { FieldSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Binder } from '../binder.ts';
import { staticFunctionCode } from '../lookup/name-lookup.ts';

/** Whether `this` is out of reach: a function inside of another cannot keep hold of a struct that is not its own (CS1673). */
export const cannotKeep = ({ function: context }: Binder, type: Type): boolean =>
  type.kind === 'struct' && (context?.isAnonymous === true || context?.kind === 'localFunction');

/**
 * Reports `this` in a `static` lambda or local function, which has none.
 * @param captured the parameter of a primary constructor that is read through it
 * @returns whether it stands there
 */
export function reportStaticFunction(binder: Binder, span: TextSpan, captured?: FieldSymbol): boolean {
  const code = staticFunctionCode(binder);
  if (!code) return false;
  if (captured) binder.error(code === 'CS8821' ? 'CS8820' : 'CS8421', span, [captured.name]);
  else binder.error(code, span);
  return true;
}
