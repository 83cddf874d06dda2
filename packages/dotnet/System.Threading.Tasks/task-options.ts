// The last parameters of what starts a task: a token, options and a scheduler, in the combinations that .NET has.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { CancellationToken } from '../System.Threading/cancellation.ts';

/** What the last arguments say of how a task is started. */
export interface WorkOptions {
  readonly token?: CancellationToken;
  /** `TaskCreationOptions` or `TaskContinuationOptions`. */
  readonly options?: number;
}

const token = 'System.Threading.CancellationToken cancellationToken';
const scheduler = 'TaskScheduler scheduler';

/** Which combinations there are: those of constructors, of `StartNew` and `ContinueWhenAll`, of `ContinueWith`. */
export type EndingKind = 'constructor' | 'start' | 'continuation';

/** The endings of a kind: their parameters, and what each of them is. */
function endingsOf(kind: EndingKind, options: string): readonly (readonly (readonly [string, string])[])[] {
  const cancels = ['token', token] as const;
  const chooses = ['options', options] as const;
  const runsOn = ['scheduler', scheduler] as const;
  return [
    [],
    [cancels],
    [chooses],
    kind === 'constructor' ? [cancels, chooses] : [cancels, chooses, runsOn],
    ...(kind === 'continuation' ? [[runsOn]] : []),
  ];
}

/**
 * The overloads of a member.
 * @param start its signature up to the last common parameter, without the parenthesis that closes it
 * @param options type and name of the parameter of options
 * @param count how many arguments there are up to there, the receiver among them
 * @param implement gets those arguments, the type arguments, and last what the others say
 */
export function withEndings(
  start: string,
  kind: EndingKind,
  options: 'TaskCreationOptions creationOptions' | 'TaskContinuationOptions continuationOptions',
  count: number,
  implement: (...args: any[]) => unknown,
): Record<string, Implementation> {
  return Object.fromEntries(
    endingsOf(kind, options).map((ending) => [
      `${[start, ...ending.map(([, parameter]) => parameter)].join(', ')})`,
      (...args: unknown[]) => {
        const said = Object.fromEntries(ending.map(([what], index) => [what, args[count + index]]));
        return implement(...args.slice(0, count), ...args.slice(count + ending.length), said);
      },
    ]),
  );
}
