// The types of `System.Threading` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { countdownEventType } from './countdown-event.ts';
import { lockRecursionPolicyType } from './lock-recursion-policy.ts';
import { readerWriterLockSlimType } from './reader-writer-lock-slim-type.ts';
import { threadLocalType } from './thread-local.ts';
import { lazyInitializerType } from './lazy-initializer.ts';
import { spinWaitType } from './spin-wait.ts';

/** Types of `System.Threading`, containing types before the types inside them. */
export const systemThreadingDeclarations: readonly TypeDeclaration[] = [
  countdownEventType,
  lockRecursionPolicyType,
  readerWriterLockSlimType,
  threadLocalType,
  lazyInitializerType,
  spinWaitType,
];
