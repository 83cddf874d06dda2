// The static class `System.Threading.Tasks.Parallel` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import {
  AggregateException,
  ArgumentException,
  Exception,
  OperationCanceledException,
} from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';
import type { Task } from '@mockwright/language/runtime/tasks';
import { CancellationToken } from '../System.Threading/cancellation.ts';
import { eachAwaited } from './parallel-async.ts';
import { ParallelLoopResult } from './parallel-loop-result.ts';
import { ParallelLoopState } from './parallel-loop-state.ts';
import type { ParallelOptions } from './parallel-options.ts';
import { need } from './task-combinators.ts';

type Turn = (item: unknown, state: ParallelLoopState, index: bigint) => void;

/** Runs a loop's turns; what one of them throws is told as the loop's. */
/** What `Invoke` is to call. @throws {ArgumentException} for a part that is null */
function actionsOf(actions: readonly (Call | null)[] | null): readonly (Call | null)[] {
  if (notNull(actions, 'actions').includes(null)) throw new ArgumentException('One of the actions was null.');
  return actions!;
}

function loop(items: Iterable<unknown>, turn: Turn, token = CancellationToken.none): ParallelLoopResult {
  token.throwIfCancelled();
  const state = new ParallelLoopState();
  let index = 0n;
  for (const item of items) {
    state.current = typeof item === 'number' ? BigInt(item) : typeof item === 'bigint' ? item : index;
    try {
      turn(item, state, index++);
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      if (error instanceof OperationCanceledException && token.isCancelled) throw error;
      throw new AggregateException(null, [error]);
    }
    token.throwIfCancelled();
    if (state.isOver) break;
  }
  return new ParallelLoopResult(!state.isOver, state.brokenAt);
}
function* numbers<T extends number | bigint>(from: T, to: T): Iterable<T> {
  for (let value = from; value < to; value++) {
    spend(1);
    yield value;
  }
}

type Call = (...args: unknown[]) => unknown;

/** The parameters after the items, and how the loop's body is called with them. */
interface Body {
  readonly typeParameters: readonly string[];
  readonly parameters: string;
  /** @param index what stands before `TLocal` in the body's parameters */
  run(items: Iterable<unknown>, args: readonly unknown[], token: CancellationToken): ParallelLoopResult;
}
/** A body that gets the element, the loop's state, and the index where it asks for that. */
function plainBody(element: string, ...more: string[]): Body {
  return {
    typeParameters: [],
    parameters: `Action<${[element, ...more].join(', ')}> body`,
    run: (items, [body], token) => {
      need(body, 'body');
      return loop(items, body as Turn, token);
    },
  };
}
/** A body that hands a value of its own from turn to turn. */
function localBody(element: string, ...more: string[]): Body {
  return {
    typeParameters: ['TLocal'],
    parameters: `Func<TLocal> localInit, Func<${[element, 'ParallelLoopState', ...more, 'TLocal', 'TLocal'].join(', ')}> body, Action<TLocal> localFinally`,
    run: (items, [init, body, last], token) => {
      need(body, 'body');
      need(init, 'localInit');
      need(last, 'localFinally');
      let local = (init as Call)();
      const result = loop(
        items,
        (item, state, index) =>
          (local = (body as Call)(item, state, ...(more.length > 0 ? [index] : []), local)),
        token,
      );
      (last as Call)(local);
      return result;
    },
  };
}

/** A method with such a body, with and without options. */
function loopMembers(
  name: string,
  body: Body,
  typeParameters: readonly string[],
  source: string,
  itemsOf: (...args: unknown[]) => Iterable<unknown>,
): Record<string, Implementation> {
  const all = [...typeParameters, ...body.typeParameters];
  const start = `static ParallelLoopResult ${name}${all.length > 0 ? `<${all.join(', ')}>` : ''}(${source}`;
  const count = source.split(', ').length;
  return {
    [`${start}, ${body.parameters})`]: (...args: unknown[]) =>
      body.run(itemsOf(...args), args.slice(count), CancellationToken.none),
    [`${start}, ParallelOptions parallelOptions, ${body.parameters})`]: (...args: unknown[]) => {
      const options = args[count] as ParallelOptions | null;
      need(options, 'parallelOptions');
      return body.run(itemsOf(...args), args.slice(count + 1), options!.token);
    },
  };
}

const state = 'ParallelLoopState';
const forMembers = (bodyOf: (element: string) => Body): Record<string, Implementation> =>
  Object.assign(
    {},
    ...['int', 'long'].map((type) =>
      loopMembers('For', bodyOf(type), [], `${type} fromInclusive, ${type} toExclusive`, (from, to) =>
        numbers(from as number, to as number),
      ),
    ),
  ) as Record<string, Implementation>;
const forEachMembers = (bodies: readonly Body[]): Record<string, Implementation> =>
  Object.assign(
    {},
    ...bodies.map((body) =>
      loopMembers('ForEach', body, ['TSource'], 'IEnumerable<TSource> source', (items) => {
        need(items, 'source');
        return iterate(items);
      }),
    ),
  ) as Record<string, Implementation>;

const indexed = [plainBody('TSource', state, 'long'), localBody('TSource', 'long')];
const unindexed = [plainBody('TSource'), plainBody('TSource', state), localBody('TSource')];

/** The overloads of a loop that waits: with nothing more, with a token, with options. */
function asyncMembers(
  start: string,
  element: string,
  itemsOf: (...args: unknown[]) => unknown,
): Record<string, Implementation> {
  const count = start.split(', ').length;
  const body = `Func<${element}, CancellationToken, ValueTask> body`;
  const run = (args: unknown[], at: number, token: CancellationToken): Task => {
    need(args[at], 'body');
    return eachAwaited(itemsOf(...args), args[at] as Call, token);
  };
  return {
    [`${start}, ${body})`]: (...args: unknown[]) => run(args, count, CancellationToken.none),
    [`${start}, CancellationToken cancellationToken, ${body})`]: (...args: unknown[]) =>
      run(args, count + 1, args[count] as CancellationToken),
    [`${start}, ParallelOptions parallelOptions, ${body})`]: (...args: unknown[]) => {
      const options = args[count] as ParallelOptions | null;
      need(options, 'parallelOptions');
      return run(args, count + 1, options!.token);
    },
  };
}
const neededSource = (items: unknown): unknown => {
  need(items, 'source');
  return items;
};

/** `System.Threading.Tasks.Parallel`. */
export const parallelType: TypeDeclaration = declareType(
  'public static class System.Threading.Tasks.Parallel',
  () => ({
    'static void Invoke(params Action[] actions)': (actions: Call[] | null) =>
      void loop(actionsOf(actions), (action) => (action as Call)()),
    'static void Invoke(ParallelOptions parallelOptions, params Action[] actions)': (
      options: ParallelOptions | null,
      actions: Call[] | null,
    ) => {
      need(options, 'parallelOptions');
      loop(actionsOf(actions), (action) => (action as Call)(), options!.token);
    },
    ...forMembers((element) => plainBody(element)),
    ...forMembers((element) => plainBody(element, state)),
    ...forMembers((element) => localBody(element)),
    ...forEachMembers([unindexed[0]!, unindexed[1]!, indexed[0]!, unindexed[2]!, indexed[1]!]),
    ...asyncMembers('static Task ForEachAsync<TSource>(IEnumerable<TSource> source', 'TSource', neededSource),
    ...asyncMembers(
      'static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source',
      'TSource',
      neededSource,
    ),
    ...asyncMembers('static Task ForAsync<T>(T fromInclusive, T toExclusive', 'T', (from, to) =>
      numbers(from as number, to as number),
    ),
  }),
);
