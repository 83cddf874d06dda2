// The class `System.Threading.Thread`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { currentRun } from '@mockwright/language/runtime/run';
import { currentScheduler, sleep } from '@mockwright/language/runtime/scheduler';
import { Task, awaitBlocking } from '@mockwright/language/runtime/tasks';
import { currentCulture, setCurrentCulture } from '../System.Globalization/culture-info.ts';
import { need } from '../System.Threading.Tasks/task-combinators.ts';
import { ThreadStateException } from './thread-state-exception.ts';
import { millisecondsOf } from './timeouts.ts';
import { waitUntil } from './wait-until.ts';

function sleepFor(milliseconds: number, name: string = 'millisecondsTimeout'): void {
  if (milliseconds < -1)
    throw new ArgumentOutOfRangeException(
      name,
      `${name} ('${milliseconds}') must be greater than or equal to '-1'.`,
      { value: milliseconds, text: String(milliseconds) },
    );
  if (milliseconds < 0) awaitBlocking(new Task());
  else sleep(milliseconds);
}
const states = { Running: 0, Background: 4, Unstarted: 8, Stopped: 16, WaitSleepJoin: 32 };
/** A piece of work with a name. */
class Thread {
  declare readonly $type: NamedType;
  readonly id: number;
  name: string | null = null;
  isBackground = false;
  priority = 2;
  state: number;
  readonly #body: ((argument: unknown) => void) | null;
  constructor(body: ((argument: unknown) => void) | null, id: number) {
    this.id = id;
    this.#body = body;
    this.state = body ? states.Unstarted : states.Running;
  }
  start(argument: unknown): void {
    if (this.state !== states.Unstarted || !this.#body)
      throw new ThreadStateException('Thread is running or terminated; it cannot restart.');
    this.state = states.Running;
    const body = this.#body;
    currentScheduler().post(() => {
      const all = threads();
      const before = all.current;
      all.current = this;
      try {
        body(argument);
      } finally {
        all.current = before;
        this.state = states.Stopped;
      }
    });
  }
  join(milliseconds = -1): boolean {
    if (this.state === states.Unstarted) throw new ThreadStateException('Thread has not been started.');
    return waitUntil(() => this.state === states.Stopped, milliseconds);
  }
}

interface Threads {
  count: number;
  current: Thread;
}
const threadsKey = Symbol('threads');

/** Those of a run: what it does to its first one is nothing to the next. */
function threads(): Threads {
  return currentRun().kept(threadsKey, () => ({ count: 1, current: new Thread(null, 1) }));
}

const create = (body: ((argument: unknown) => void) | null): Thread => {
  need(body, 'start');
  return new Thread(body, ++threads().count);
};
const volatileMembers: Record<string, Implementation> = Object.fromEntries(
  'sbyte byte short ushort int uint long ulong nint nuint float double object?'.split(' ').flatMap((type) => [
    [`static ${type} VolatileRead(ref ${type} address)`, (location: Ref) => location.v],
    [
      `static void VolatileWrite(ref ${type} address, ${type} value)`,
      (location: Ref, value: unknown) => void (location.v = value),
    ],
  ]),
);

/** `System.Threading.Thread`. */
export const threadType: TypeDeclaration = declareType(
  'public sealed class System.Threading.Thread',
  () => ({
    'Thread(ThreadStart start)': create,
    'Thread(ParameterizedThreadStart start)': create,
    'Thread(ThreadStart start, int maxStackSize)': create,
    'Thread(ParameterizedThreadStart start, int maxStackSize)': create,
    'static Thread CurrentThread { get; }': () => threads().current,
    'System.Globalization.CultureInfo CurrentCulture { get; set; }': {
      get: () => currentCulture(),
      set: (_self: Thread, value) => setCurrentCulture(value),
    },
    // Texts of the library have one language only.
    'System.Globalization.CultureInfo CurrentUICulture { get; set; }': {
      get: () => currentCulture(),
      set: () => undefined,
    },
    'int ManagedThreadId { get; }': (self: Thread) => self.id,
    'string? Name { get; set; }': {
      get: (self: Thread) => self.name,
      set: (self: Thread, value) => (self.name = value),
    },
    'ThreadPriority Priority { get; set; }': {
      get: (self: Thread) => self.priority,
      set: (self: Thread, value) => (self.priority = value),
    },
    'ThreadState ThreadState { get; }': (self: Thread) =>
      self.state | (self.isBackground && self.state !== states.Stopped ? states.Background : 0),
    'bool IsAlive { get; }': (self: Thread) => self.state === states.Running,
    'bool IsBackground { get; set; }': {
      get: (self: Thread) => self.isBackground,
      set: (self: Thread, value) => (self.isBackground = value),
    },
    'bool IsThreadPoolThread { get; }': () => false,
    'void Start()': (self: Thread) => self.start(null),
    'void Start(object? parameter)': (self: Thread, parameter) => self.start(parameter),
    'void UnsafeStart()': (self: Thread) => self.start(null),
    'void UnsafeStart(object? parameter)': (self: Thread, parameter) => self.start(parameter),
    'void Join()': (self: Thread) => void self.join(),
    'bool Join(int millisecondsTimeout)': (self: Thread, milliseconds) => self.join(milliseconds),
    'bool Join(TimeSpan timeout)': (self: Thread, timeout) => self.join(millisecondsOf(timeout)),
    'static void Sleep(int millisecondsTimeout)': (milliseconds) => sleepFor(milliseconds),
    'static void Sleep(TimeSpan timeout)': (timeout) => sleepFor(millisecondsOf(timeout), 'timeout'),
    'static bool Yield()': () => true,
    'static void SpinWait(int iterations)': () => undefined,
    'static void MemoryBarrier()': () => undefined,
    ...volatileMembers,
  }),
  { runtime: Thread },
);
