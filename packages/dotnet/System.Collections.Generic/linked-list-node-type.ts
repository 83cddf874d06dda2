// The class `System.Collections.Generic.LinkedListNode` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { LinkedListNode } from './linked-list.ts';
import type { Node } from './linked-list.ts';

/** `System.Collections.Generic.LinkedListNode`. */
export const linkedListNodeType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Generic.LinkedListNode<T>',
  () => ({
    'LinkedListNode(T value)': (value, type) => new LinkedListNode(type, value),
    'LinkedList<T>? List { get; }': (self: Node) => self.list,
    'LinkedListNode<T>? Next { get; }': (self: Node) => self.next,
    'LinkedListNode<T>? Previous { get; }': (self: Node) => self.previous,
    'ref T ValueRef { get; }': (self: Node): Ref => ({
      get v() {
        return self.value;
      },
      set v(value) {
        self.value = value;
      },
    }),
    'T Value { get; set; }': {
      get: (self: Node) => self.value,
      set: (self: Node, value) => (self.value = value),
    },
  }),
  { runtime: LinkedListNode },
);
