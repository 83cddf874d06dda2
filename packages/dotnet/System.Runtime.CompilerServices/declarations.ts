// The types of `System.Runtime.CompilerServices`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { compilerAttributeTypes } from './compiler-attributes.ts';
import { callerArgumentExpressionAttributeType } from './caller-argument-expression-attribute.ts';
import { interpolatedStringHandlerArgumentAttributeType } from './interpolated-string-handler-argument-attribute.ts';
import { overloadResolutionPriorityAttributeType } from './overload-resolution-priority-attribute.ts';
import { collectionBuilderAttributeType } from './collection-builder-attribute.ts';
import { inlineArrayAttributeType } from './inline-array-attribute.ts';
import { indexerNameAttributeType } from './indexer-name-attribute.ts';
import { defaultStringHandlerType } from './default-interpolated-string-handler.ts';
import {
  conditionalWeakTableType,
  conditionalWeakTableCreateValueCallbackType,
} from './conditional-weak-table.ts';
import { strongBoxType } from './strong-box.ts';
import { runtimeHelpersType } from './runtime-helpers.ts';
import { switchExpressionExceptionType } from './switch-expression-exception.ts';
import { iTupleType } from './i-tuple.ts';
import { formattableStringFactoryType } from './formattable-string-factory.ts';
import { iNotifyCompletionType } from './i-notify-completion.ts';
import { iCriticalNotifyCompletionType } from './i-critical-notify-completion.ts';
import { taskAwaiterTypes } from './task-awaiter.ts';
import { valueTaskAwaiterTypes } from './value-task-awaiter.ts';
import { configuredTaskAwaitableTypes } from './configured-task-awaitable.ts';
import { configuredValueTaskAwaitableTypes } from './configured-value-task-awaitable.ts';
import { yieldAwaitableType, yieldAwaitableYieldAwaiterType } from './yield-awaitable.ts';
import { configuredDisposableType } from './configured-async-disposable.ts';
import {
  configuredCancelableAsyncEnumerableType,
  configuredCancelableAsyncEnumerableEnumeratorType,
} from './configured-cancelable-async-enumerable.ts';

/** The types of `System.Runtime.CompilerServices`, containing types before the types inside them. */
export const systemRuntimeCompilerServicesDeclarations: readonly TypeDeclaration[] = [
  ...compilerAttributeTypes,
  callerArgumentExpressionAttributeType,
  interpolatedStringHandlerArgumentAttributeType,
  overloadResolutionPriorityAttributeType,
  collectionBuilderAttributeType,
  inlineArrayAttributeType,
  indexerNameAttributeType,
  defaultStringHandlerType,
  conditionalWeakTableType,
  conditionalWeakTableCreateValueCallbackType,
  strongBoxType,
  runtimeHelpersType,
  switchExpressionExceptionType,
  iTupleType,
  formattableStringFactoryType,
  iNotifyCompletionType,
  iCriticalNotifyCompletionType,
  ...taskAwaiterTypes,
  ...valueTaskAwaiterTypes,
  ...configuredTaskAwaitableTypes,
  ...configuredValueTaskAwaitableTypes,
  yieldAwaitableType,
  yieldAwaitableYieldAwaiterType,
  configuredDisposableType,
  configuredCancelableAsyncEnumerableType,
  configuredCancelableAsyncEnumerableEnumeratorType,
];
