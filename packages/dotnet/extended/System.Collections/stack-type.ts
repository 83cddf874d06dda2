// The class `System.Collections.Stack` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { requireArgument, requireNonNegative } from '../../System.Collections/argument-checks.ts';
import { readBoxed } from './array-list.ts';
import { lineFields, lineMembers } from './line-members.ts';
import { Stack, SyncStack } from './stack.ts';
import { shareState } from '../../System.Collections/shared-state.ts';

/** `System.Collections.Stack`. */
export const stackType: TypeDeclaration = declareType(
  'public class System.Collections.Stack : ICollection, ICloneable',
  () => ({
    'Stack()': () => new Stack(),
    'Stack(int initialCapacity)': (capacity: number) => {
      requireNonNegative(capacity, 'initialCapacity');
      return new Stack();
    },
    'static Stack Synchronized(Stack stack)': (stack: Stack) => {
      requireArgument(stack, 'stack');
      return shareState<Stack>(new SyncStack(), stack, lineFields);
    },
    'Stack(ICollection col)': (items) => new Stack(readBoxed(items, 'col').reverse()),
    ...lineMembers,
    'virtual void Push(object? obj)': (self: Stack, value) => self.push(value),
    'virtual object? Pop()': (self: Stack) => self.take('Stack'),
    'virtual object Clone()': (self: Stack) => new Stack(self.items.slice()),
  }),
  { runtime: Stack },
);

/** `System.Collections.Stack.SyncStack`. */
export const stackSyncStackType: TypeDeclaration = declareType(
  'private class System.Collections.Stack.SyncStack : Stack',
  {},
  { runtime: SyncStack },
);
