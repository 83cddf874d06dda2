// Members that take `params` as an array and as a read-only span.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { Span } from '@mockwright/language/runtime/span';

/**
 * A member whose signature ends in `params T[] name)`, and its overload with `params ReadOnlySpan<T> name)`, which does
 * the same.
 */
export function paramsMembers(
  signature: string,
  implementation: (...args: any[]) => unknown,
): Record<string, Implementation> {
  return {
    [signature]: implementation,
    [signature.replace(/params (.+)\[\]\??( \w+\))$/, 'params ReadOnlySpan<$1>$2')]: (...args: unknown[]) => {
      const at = args.findLastIndex((arg) => arg instanceof Span);
      args[at] = (args[at] as Span).view();
      return implementation(...args);
    },
  };
}
