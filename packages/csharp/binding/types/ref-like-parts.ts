// Types that hold no values of a `ref struct`, and when it is told.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isRefLike } from '../../symbols/type-extensions.ts';
import type { TypeSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { phases } from '../phases.ts';

/** In code all types are known; declarations are still on their way. */
export function checkSoon(binder: Binder, { start }: TextSpan, check: (from: Binder) => unknown): void {
  const { compilation, containingType } = binder;
  if (compilation.current.declaredName || !binder.function)
    compilation.checks.constraintsLater(binder, start, () =>
      check(binder.withPhase(containingType ? phases.typeChecks : phases.constraints)),
    );
  else if (!compilation.current.isInferring) compilation.checks.constraints(() => check(binder));
}

/** Tuples hold no values of a `ref struct`. */
export function checkTupleTypes(
  binder: Binder,
  { elements }: TypeSyntax & { readonly kind: 'TupleType' },
  types: readonly Type[],
): void {
  const tuple = (): string => `(${types.map((_, index) => `T${index + 1}`).join(', ')})`;
  for (const [index, type] of types.entries()) {
    if (!isRefLike(type)) continue;
    const place = binder.compilation.current.declaredName ?? elements[index]!.type;
    checkSoon(binder, place, (from) => {
      from.error('CS9244', place, [displayType(type), `T${index + 1}`, tuple()]);
    });
  }
}

/** Nor is one of them nullable. */
export function checkUnderlying(binder: Binder, syntax: TextSpan, type: Type): void {
  if (!isRefLike(type)) return;
  const place = binder.compilation.current.declaredName ?? syntax;
  checkSoon(binder, place, (from) => {
    from.error('CS9244', place, [displayType(type), 'T', 'Nullable<T>']);
  });
}
