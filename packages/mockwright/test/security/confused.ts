// Code with a door that no library should have: it gives back any value as any type. What such a value can reach then is
// what the emitted code itself must hold.
import { compile } from '../../../csharp/compile.ts';
import { Library } from '../../../csharp/symbols/library.ts';
import { extended, leftOut } from '@mockwright/dotnet';
import { declareType } from '@mockwright/language/metadata/declaration';
import { isOwn } from '@mockwright/language/runtime/delegates';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { Run } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { defaultImports } from '../../template/compiling/evaluate.ts';
import { libraryDeclarations } from '../../template/compiling/library.ts';
import { defaultRunOptions } from '../../template/running/run-options.ts';
import { SourceText } from '@mockwright/language/text/source-text';

/** What the host's functions in {@link door} have been called with: nothing ever. */
export const calls: unknown[] = [];

const door = declareType('public static class Test.Door', () => ({
  /** The value as another type, unchecked. */
  'static T As<T>(object? value)': (value: unknown) => value,
  /** A function of the host. */
  'static object Host()':
    () =>
    (...args: unknown[]) =>
      calls.push(args),
}));

const library = new Library([...libraryDeclarations, door], leftOut, extended);

/** What came of confused code; `internal` is what clients get an id for. */
export interface Outcome {
  readonly kind: 'value' | 'exception' | 'internal';
  readonly text: string;
  /** Whether the value is a function that is no delegate. */
  readonly isHostFunction: boolean;
}

/** Runs code that may call `As<T>(object)` and `Host()`. @throws {Error} when it does not compile */
export function runConfused(code: string): Outcome {
  const sources = [new SourceText('code', `using static Test.Door; ${code}`)];
  const { program, diagnostics } = compile({ sources, library, globalsType: null, imports: defaultImports });
  if (!program) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  try {
    return new Run({ ...defaultRunOptions(), timeoutMilliseconds: 5000 }).enter(() => {
      const value = program.start(null).run(0);
      return {
        kind: 'value',
        isHostFunction: typeof value === 'function' && !isOwn(value),
        text: typeof value === 'function' ? 'a function' : toText(value),
      };
    });
  } catch (error) {
    if (error instanceof Exception)
      return { kind: 'exception', text: `${typeName(error.$type)}: ${error.text}`, isHostFunction: false };
    return { kind: 'internal', text: '', isHostFunction: false };
  }
}
