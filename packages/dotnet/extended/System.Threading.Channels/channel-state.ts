// What a channel of `System.Threading.Channels` does: who writes waits for room, who reads waits for an item.
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import {
  InvalidOperationException,
  OperationCanceledException,
} from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { spend } from '@mockwright/language/runtime/run';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { Task, ValueTask } from '@mockwright/language/runtime/tasks';
import { PriorityQueue } from '../../System.Collections.Generic/priority-queue.ts';
import { cancelTask, canceledBy } from '../../System.Threading/cancellation.ts';
import type { CancellationToken } from '../../System.Threading/cancellation.ts';

/** `ChannelClosedException`. */
export class ChannelClosedException extends InvalidOperationException {
  static override readonly defaultText: string = 'The channel has been closed.';
}

/** `BoundedChannelFullMode`, by its numbers. */
export const fullModes = { Wait: 0, DropNewest: 1, DropOldest: 2, DropWrite: 3 } as const;

/** What waits for it goes on later, not inside of what completes it. */
class Operation<T> extends Task<T> {
  override $onCompleted(continuation: () => void): void {
    super.$onCompleted(() => currentScheduler().post(continuation));
  }
}

/** An operation as it is returned: a task made of it is completed later, as one that waits for it. */
class Pending<T> extends ValueTask<T> {
  readonly #operation: Task<T>;
  constructor(operation: Task<T>) {
    super(operation.resultType, operation);
    this.#operation = operation;
  }
  override asTask(): Task<T> {
    if (this.#operation.isCompleted) return this.#operation;
    const task = new Task<T>(this.resultType);
    this.#operation.$onCompleted(() => task.endAs(this.#operation));
    return task;
  }
}

/** The operations that wait, first come first served; those that were cancelled do not count. */
class Waiting<W extends { readonly task: Task<any> }> {
  #all: W[] = [];
  #alive(): W[] {
    spend(this.#all.length >> 2);
    return (this.#all = this.#all.filter(({ task }) => !task.isCompleted));
  }
  get isEmpty(): boolean {
    return this.#alive().length === 0;
  }
  add(waiting: W): W {
    this.#all.push(waiting);
    return waiting;
  }
  get first(): W | undefined {
    return this.#alive()[0];
  }
  next(): W | undefined {
    return this.#alive().shift();
  }
  takeAll(): readonly W[] {
    const all = this.#alive();
    this.#all = [];
    return all;
  }
}

interface Writer {
  readonly task: Task<void>;
  readonly item: unknown;
}
interface Reader<T> {
  readonly task: Task<T>;
}

/** How much a channel holds, and what becomes of what is written beyond. */
export interface ChannelBounds {
  /** Infinity for an unbounded channel; 0 for one that hands items from writer to reader. */
  readonly capacity: number;
  readonly mode: number;
  readonly onDropped: ((item: unknown) => void) | null;
}

/** A channel with both of its ends. */
export class ChannelState {
  readonly $type: NamedType;
  readonly itemType: Type;
  readonly reader: ChannelReader;
  readonly writer: ChannelWriter;
  readonly completion: Task<void> = new Operation<void>();
  readonly #bounds: ChannelBounds;
  readonly #queue: ItemQueue;
  readonly #readers = new Waiting<Reader<unknown>>();
  readonly #writers = new Waiting<Writer>();
  readonly #waitingToRead = new Waiting<Reader<boolean>>();
  readonly #waitingToWrite = new Waiting<Reader<boolean>>();
  #isClosed = false;
  #error: Exception | null = null;

  constructor(type: NamedType, queue: ItemQueue, bounds: ChannelBounds) {
    this.$type = type;
    this.itemType = type.typeArguments[0]!;
    this.#queue = queue;
    this.#bounds = bounds;
    this.reader = new ChannelReader(this);
    this.writer = new ChannelWriter(this);
  }

  get count(): number {
    return this.#queue.count;
  }
  peek(): { readonly item: unknown } | undefined {
    return this.#queue.count > 0 ? { item: this.#queue.first() } : this.#writers.first;
  }

  write(item: unknown): boolean {
    if (this.#isClosed) return false;
    const reader = this.#queue.count === 0 ? this.#readers.next() : undefined;
    if (reader) return reader.task.tryComplete(item);
    if (this.#queue.count >= this.#bounds.capacity) return this.#writeWhenFull(item);
    this.#enqueue(item);
    return true;
  }
  #enqueue(item: unknown): void {
    this.#queue.add(item);
    for (const { task } of this.#waitingToRead.takeAll()) task.tryComplete(true);
  }
  #writeWhenFull(item: unknown): boolean {
    const { mode, onDropped } = this.#bounds;
    if (mode === fullModes.Wait) return false;
    if (mode === fullModes.DropWrite || this.#queue.count === 0) onDropped?.(item);
    else {
      const dropped = mode === fullModes.DropNewest ? this.#queue.removeLast() : this.#queue.removeFirst();
      this.#queue.add(item);
      onDropped?.(dropped);
    }
    return true;
  }
  writeLater(item: unknown, token: CancellationToken): ValueTask<void> {
    if (token.isCancelled) return this.#canceled(undefined, token) as ValueTask<void>;
    if (this.#isClosed) return this.#failed<void>(undefined, this.#closed());
    if (this.write(item)) return new ValueTask<void>(undefined, undefined);
    const writer = this.#writers.add({ task: this.#operation<void>(undefined, token), item });
    for (const { task } of this.#waitingToRead.takeAll()) task.tryComplete(true);
    return new Pending(writer.task);
  }
  waitToWrite(token: CancellationToken): ValueTask<boolean> {
    const type = specialType('bool');
    if (token.isCancelled) return this.#canceled(type, token) as ValueTask<boolean>;
    if (this.#isClosed) return this.#end(type);
    const { capacity, mode } = this.#bounds;
    if (this.#queue.count < capacity || mode !== fullModes.Wait || !this.#readers.isEmpty)
      return new ValueTask(type, undefined, true);
    return new Pending(this.#waitingToWrite.add({ task: this.#operation<boolean>(type, token) }).task);
  }

  /** The next item, and room for what waits to be written. */
  take(): { readonly item: unknown } | undefined {
    if (this.#queue.count === 0) return this.#takeFromWriter();
    const item = this.#queue.removeFirst();
    if (this.#isClosed) this.#completeWhenEmpty();
    else this.#letWrite();
    return { item };
  }
  #takeFromWriter(): { readonly item: unknown } | undefined {
    const writer = this.#writers.next();
    writer?.task.tryComplete();
    return writer;
  }
  #letWrite(): void {
    const writer = this.#writers.next();
    if (writer) {
      this.#queue.add(writer.item);
      writer.task.tryComplete();
    } else for (const { task } of this.#waitingToWrite.takeAll()) task.tryComplete(true);
  }
  read(token: CancellationToken): ValueTask {
    if (token.isCancelled) return this.#canceled(this.itemType, token);
    const taken = this.take();
    if (taken) return new ValueTask(this.itemType, undefined, taken.item);
    if (this.#isClosed) {
      const isCanceled = this.#error instanceof OperationCanceledException;
      return isCanceled ? this.#canceled(this.itemType) : this.#failed(this.itemType, this.#closed());
    }
    const reader = this.#readers.add({ task: this.#operation(this.itemType, token) });
    for (const { task } of this.#waitingToWrite.takeAll()) task.tryComplete(true);
    return new Pending(reader.task);
  }
  waitToRead(token: CancellationToken): ValueTask<boolean> {
    const type = specialType('bool');
    if (token.isCancelled) return this.#canceled(type, token) as ValueTask<boolean>;
    if (this.#queue.count > 0 || !this.#writers.isEmpty) return new ValueTask(type, undefined, true);
    if (this.#isClosed) return this.#end(type);
    return new Pending(this.#waitingToRead.add({ task: this.#operation<boolean>(type, token) }).task);
  }

  /** @returns false when it was closed already */
  close(error: Exception | null): boolean {
    if (this.#isClosed) return false;
    this.#isClosed = true;
    this.#error = error;
    this.#completeWhenEmpty();
    for (const { task } of [...this.#readers.takeAll(), ...this.#writers.takeAll()])
      task.endWith(this.#closed());
    for (const { task } of [...this.#waitingToRead.takeAll(), ...this.#waitingToWrite.takeAll()])
      if (error === null) task.tryComplete(false);
      else task.endWith(error);
    return true;
  }
  #completeWhenEmpty(): void {
    if (this.#queue.count > 0) return;
    if (this.#error === null) this.completion.tryComplete();
    else if (this.#error instanceof OperationCanceledException) this.completion.tryCancel();
    else this.completion.tryFail([this.#error]);
  }

  #closed(): Exception {
    return this.#error instanceof OperationCanceledException
      ? this.#error
      : new ChannelClosedException(null, this.#error);
  }
  /** What waiting for a closed channel gives. */
  #end(type: Type): ValueTask<boolean> {
    return this.#error === null
      ? new ValueTask(type, undefined, false)
      : this.#failed<boolean>(type, this.#error);
  }
  #operation<T>(type: Type | undefined, token: CancellationToken): Task<T> {
    const task = new Operation<T>(type);
    token.register(() => void task.tryCancel(canceledBy(new OperationCanceledException(), token)));
    return task;
  }
  #failed<T>(type: Type | undefined, error: Exception): ValueTask<T> {
    const task = new Task<T>(type);
    task.tryFail([error]);
    return new ValueTask(type, task);
  }
  #canceled(type: Type | undefined, token?: CancellationToken): ValueTask {
    const task = new Task(type);
    if (token) cancelTask(task, token);
    else task.tryCancel();
    return new ValueTask(type, task);
  }
}

/** The items of a channel: in the order of writing, or by priority. */
export interface ItemQueue {
  readonly count: number;
  add(item: unknown): void;
  first(): unknown;
  removeFirst(): unknown;
  removeLast(): unknown;
}

/** Items in the order of writing. */
export class FirstInFirstOut implements ItemQueue {
  readonly #items: unknown[] = [];
  get count(): number {
    return this.#items.length;
  }
  add(item: unknown): void {
    this.#items.push(item);
  }
  first(): unknown {
    return this.#items[0];
  }
  removeFirst(): unknown {
    spend(this.#items.length >> 8);
    return this.#items.shift();
  }
  removeLast(): unknown {
    return this.#items.pop();
  }
}

/** Items by their order: the least leaves first. */
export class ByPriority implements ItemQueue {
  readonly #items: PriorityQueue;
  constructor(item: Type, comparer: unknown) {
    const type = coreType('System.Collections.Generic.PriorityQueue', 2).construct([item, item]);
    this.#items = new PriorityQueue(type, comparer);
  }
  get count(): number {
    return this.#items.nodes.length;
  }
  add(item: unknown): void {
    this.#items.enqueue(item, item);
  }
  first(): unknown {
    return this.#items.peek().element;
  }
  removeFirst(): unknown {
    return this.#items.dequeue().element;
  }
  /** A channel with priorities has no bounds: nothing written last is dropped. */
  removeLast(): unknown {
    return this.removeFirst();
  }
}

/** `ChannelReader<T>`. */
export class ChannelReader {
  readonly $type: NamedType;
  readonly channel: ChannelState;
  constructor(channel: ChannelState) {
    this.$type = coreType('System.Threading.Channels.ChannelReader', 1).construct([channel.itemType]);
    this.channel = channel;
  }
}
/** `ChannelWriter<T>`. */
export class ChannelWriter {
  readonly $type: NamedType;
  readonly channel: ChannelState;
  constructor(channel: ChannelState) {
    this.$type = coreType('System.Threading.Channels.ChannelWriter', 1).construct([channel.itemType]);
    this.channel = channel;
  }
}
