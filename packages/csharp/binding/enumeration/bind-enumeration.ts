// What `foreach` and `await foreach` walk through (C# 13.9.5).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { asyncEnumeration } from './async-enumeration.ts';
import type { Enumeration, EnumerationResult } from './enumeration.ts';
import { syncEnumeration } from './sync-enumeration.ts';

/** Where it was told why a value cannot be walked through, what stands for its walk. */
const failed = (source: BoundExpression): Enumeration => ({
  kind: 'iterable',
  source,
  elementType: errorType,
});

/** How `foreach` or `await foreach` walks through the value; reports a value that cannot be walked through. */
export function bindEnumeration(
  binder: Binder,
  value: BoundExpression,
  isAsync: boolean,
  span: TextSpan,
  keyword: TextSpan,
): Enumeration {
  const find = isAsync ? asyncEnumeration : syncEnumeration;
  const found = find(binder, value, span, keyword);
  if (found) return found === 'reported' ? failed(value) : found;
  const other = isAsync ? syncEnumeration : asyncEnumeration;
  const isOther = binder.speculate(() => isEnumeration(other(binder, value, span, keyword))).result;
  const values = [displayType(value.type), isAsync ? 'GetAsyncEnumerator' : 'GetEnumerator'];
  if (!isAsync) binder.error(isOther ? 'CS8414' : 'CS1579', span, values);
  else if (isOther) binder.error('CS8415', span, values, { hint: "write 'foreach' without 'await'" });
  else binder.error('CS8411', span, values);
  return failed(value);
}

const isEnumeration = (found: EnumerationResult): boolean => found !== undefined && found !== 'reported';
