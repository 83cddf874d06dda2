// The immutable queue and stack: what they have in common.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { ofLibrary, requireArgument } from '../System.Collections/argument-checks.ts';
import { readItems } from '../System.Collections/read-items.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import { ImmutableSequence, emptySequence, immutableSequence } from './immutable-sequence.ts';

function first(self: ImmutableSequence): unknown {
  if (self.items.length === 0)
    throw new InvalidOperationException(`This operation does not apply to an empty instance.`);
  return self.items[0];
}
function rest(self: ImmutableSequence): ImmutableSequence {
  first(self);
  return self.with(self.items.slice(1));
}
function restAndFirst(self: ImmutableSequence, value: Ref): ImmutableSequence {
  value.v = first(self);
  return rest(self);
}
const clear = (self: ImmutableSequence): ImmutableSequence => emptySequence(self.$type);

/** Adds at the end of a queue. */
export const enqueue = (self: ImmutableSequence, value: unknown): ImmutableSequence =>
  self.with([...self.items, value]);
/** Adds on top of a stack. */
export const push = (self: ImmutableSequence, value: unknown): ImmutableSequence =>
  self.with([value, ...self.items]);
/** Takes the first element of a queue, or the top of a stack, if there is one. */
export function takeFirst(self: ImmutableSequence): { item: unknown; rest: ImmutableSequence } | undefined {
  return self.items.length === 0 ? undefined : { item: self.items[0], rest: rest(self) };
}

function endTypes(name: 'Queue' | 'Stack'): TypeDeclaration[] {
  const kind = `Immutable${name}` as const;
  const own = `${kind}<T>`;
  const order = (items: unknown[]): unknown[] => (name === 'Queue' ? items : items.toReversed());
  const [adding, taking] = name === 'Queue' ? ['Enqueue', 'Dequeue'] : ['Push', 'Pop'];
  const members = (result: string): Record<string, Implementation> => ({
    'bool IsEmpty { get; }': (self: ImmutableSequence) => self.items.length === 0,
    [`${result} Clear()`]: clear,
    'T Peek()': first,
    [`${result} ${adding}(T value)`]: name === 'Queue' ? enqueue : push,
    [`${result} ${taking}()`]: rest,
  });
  return [
    declareType(`public interface System.Collections.Immutable.I${own} : IEnumerable<T>`, () =>
      members(`I${own}`),
    ),
    declareType(`public sealed class System.Collections.Immutable.${own} : I${own}`, () => ({
      [`static ${own} Empty { get; }`]: (type: NamedType) => emptySequence(type),
      ...members(own),
      [`${own} ${taking}(out T value)`]: restAndFirst,
      'ref readonly T PeekRef()': (self: ImmutableSequence): Ref => ({ v: first(self) }),
      [`${own}.Enumerator GetEnumerator()`]: (self: ImmutableSequence) =>
        new Enumerator(self, self.$elementType),
    })),
    declareType(`public static class System.Collections.Immutable.${kind}`, () => ({
      [`static ${own} Create<T>()`]: (type: Type) => immutableSequence(kind, type, []),
      [`static ${own} Create<T>(T item)`]: (item: unknown, type: Type) =>
        immutableSequence(kind, type, [item]),
      ...paramsMembers(`static ${own} Create<T>(params T[] items)`, (items: unknown[], type: Type) => {
        requireArgument(items, 'items');
        return immutableSequence(kind, type, order(items.slice()));
      }),
      [`static ${own} CreateRange<T>(IEnumerable<T> items)`]: (items: unknown, type: Type) => {
        requireArgument(items, 'items');
        return immutableSequence(kind, type, order(readItems(items)));
      },
      [`static I${own} ${taking}<T>(this I${own} ${name.toLowerCase()}, out T value)`]: (
        self: ImmutableSequence | null,
        value: Ref,
      ) => {
        requireArgument(self, name.toLowerCase());
        return restAndFirst(ofLibrary(self, ImmutableSequence), value);
      },
    })),
  ];
}

/** Queues and stacks with their interfaces. */
export const immutableEndTypes: readonly TypeDeclaration[] = [...endTypes('Queue'), ...endTypes('Stack')];
