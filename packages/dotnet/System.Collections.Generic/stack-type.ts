// The class `System.Collections.Generic.Stack` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { requireArgument, requireNonNegative } from '../System.Collections/argument-checks.ts';
import { readItems } from '../System.Collections/read-items.ts';
import { attempt, common } from './queue-members.ts';
import { Stack } from './stack.ts';

/** `System.Collections.Generic.Stack<T>`. */
export const stackType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.Stack<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>',
  () => ({
    'Stack()': (type) => new Stack(type),
    'Stack(int capacity)': (capacity, type) => {
      requireNonNegative(capacity, 'capacity');
      return new Stack(type, [], capacity);
    },
    'Stack(IEnumerable<T> collection)': (collection, type) => {
      requireArgument(collection, 'collection');
      return new Stack(type, readItems(collection));
    },
    ...common,
    'void Push(T item)': (self: Stack, item) => self.push(item),
    'T Pop()': (self: Stack) => self.pop(),
    'bool TryPop(out T result)': (self: Stack, result) => attempt(self, result, () => self.pop()),
    'Stack<T>.Enumerator GetEnumerator()': (self: Stack) => new Enumerator(self, self.$elementType),
  }),
  { runtime: Stack },
);
