// All types of `System.Collections.Concurrent`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import {
  concurrentDictionaryType,
  concurrentDictionaryAlternateLookupType,
} from './concurrent-dictionary.ts';
import { concurrentQueueType } from './concurrent-queue.ts';
import { concurrentStackType } from './concurrent-stack.ts';
import { concurrentBagType } from './concurrent-bag.ts';
import { iProducerConsumerCollectionType } from './i-producer-consumer-collection.ts';
import { blockingCollectionType } from './blocking-collection.ts';

/** The types of `System.Collections.Concurrent`, containing types before the types inside them. */
export const systemCollectionsConcurrentDeclarations: readonly TypeDeclaration[] = [
  concurrentDictionaryType,
  concurrentQueueType,
  concurrentStackType,
  concurrentBagType,
  iProducerConsumerCollectionType,
  blockingCollectionType,
  concurrentDictionaryAlternateLookupType,
];
