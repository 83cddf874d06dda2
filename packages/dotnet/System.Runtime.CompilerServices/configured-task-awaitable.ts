// The struct `System.Runtime.CompilerServices.ConfiguredTaskAwaitable` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { configuredTypes } from './task-awaiters.ts';

/** `System.Runtime.CompilerServices.ConfiguredTaskAwaitable`. */
export const configuredTaskAwaitableTypes: readonly TypeDeclaration[] = configuredTypes('Task');
