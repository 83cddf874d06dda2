// The struct `System.Runtime.CompilerServices.ConfiguredValueTaskAwaitable` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { configuredTypes } from './task-awaiters.ts';

/** `System.Runtime.CompilerServices.ConfiguredValueTaskAwaitable`. */
export const configuredValueTaskAwaitableTypes: readonly TypeDeclaration[] = configuredTypes('ValueTask');
