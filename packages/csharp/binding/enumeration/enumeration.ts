// How a value is walked through by `foreach`: as what its elements come.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { nullableUnderlying } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression, BoundForEach } from '../bound-tree/bound-nodes.ts';

/** What the binder found out about the walk through a value. */
export interface Enumeration {
  readonly kind: BoundForEach['enumeration'];
  /** The value, or what is inside of it. */
  readonly source: BoundExpression;
  readonly elementType: Type;
  readonly pattern?: BoundForEach['pattern'];
}

/** An enumeration; `reported` where it was told what is wrong; undefined where nothing about the value can be walked through. */
export type EnumerationResult = Enumeration | 'reported' | undefined;

/** What is inside of a nullable value: where there is nothing the loop throws. */
export function withoutNullable(binder: Binder, value: BoundExpression, span: TextSpan): BoundExpression {
  const inside = nullableUnderlying(value.type);
  return inside ? binder.areas.convertExplicitly(binder, value, inside, span) : value;
}
