// Where `await` may stand (C# 12.9.8.1): in asynchronous code, outside of `lock` and the conditions of `catch`.
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isVoid } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { isAsyncSequence } from '../source/function-contexts.ts';

/** Reports `await` where it may not stand. @returns whether the code is asynchronous */
export function checkAwait(binder: Binder, span: TextSpan): boolean {
  const isAllowed = checkAsync(binder, span);
  if (binder.tryContext.inLock) binder.error('CS1996', span);
  if (binder.tryContext.inFilter) binder.error('CS7094', span);
  return isAllowed;
}

/** Reports code that is not asynchronous. @returns whether `await` may stand there */
function checkAsync(binder: Binder, span: TextSpan): boolean {
  const { function: context } = binder;
  if (!context || context.isAsync || context.kind === 'submission') return true;
  const { kind, returnType } = context;
  // Of an iterator that is not asynchronous its return type tells.
  if (returnType && context.isIterator && isAsyncSequence(returnType)) return false;
  if (context.isOfQuery) binder.error('CS1995', span);
  else if (kind === 'lambda') binder.error('CS4034', span, ['lambda expression']);
  else if (kind === 'anonymousMethod') binder.error('CS4034', span, ['anonymous method']);
  else if (kind === 'staticVariable') binder.error('CS8100', span);
  else if (kind === 'initializer') binder.error('CS1992', span);
  else if (returnType === undefined || isVoid(returnType)) binder.error('CS4033', span);
  else binder.error('CS4032', span, [displayType(returnType)]);
  return false;
}
