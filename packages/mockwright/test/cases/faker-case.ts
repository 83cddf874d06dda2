// A member of Bogus and what its values look like: 200 of ours satisfy the pattern and the check.
import { compile } from '../../../csharp/compile.ts';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { Run } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { defaultImports } from '../../template/compiling/evaluate.ts';
import { makeFaker } from '../../template/running/faker.ts';
import { MemoryGlobalStore } from '../../template/host/global-store.ts';
import { GlobalState } from '../../template/host/global-state.ts';
import { ScriptGlobals } from '../../template/host/script-globals.ts';
import { ScriptRequest } from '../../template/host/script-request.ts';
import { serialize } from '../../template/running/json-values.ts';
import { templateLibrary } from '../../template/compiling/library.ts';
import { defaultRunOptions } from '../../template/running/run-options.ts';
import { SourceText } from '@mockwright/language/text/source-text';

/** One recorded member. */
export interface FakerCase {
  readonly id: number;
  readonly code: string;
  readonly imports?: readonly string[];
  readonly type: string;
  readonly form?: 'json';
  readonly pattern: string;
  readonly check?: string;
}

const repetitions = 200;
const noRequest = {
  url: '/',
  method: 'GET',
  route: new Map<string, string>(),
  query: new Map<string, string>(),
  headers: new Map<string, string>(),
  acceptLanguage: '',
  body: () => null,
  rawBody: () => '',
  bytes: () => new Uint8Array(),
  files: () => [],
  cookies: new Map(),
  number: 0,
  clientCertificate: undefined,
  size: 0,
};

/** What is wrong with a case's values; undefined when nothing is. */
function problemOf({ code, imports = [], type, form, pattern, check }: FakerCase): string | undefined {
  const blocks = check === undefined ? [code] : [`var v = ${code};`, 'v', check];
  const sources = blocks.map((text, index) => new SourceText(`block ${index + 1}`, text));
  const { library, globalsType } = templateLibrary();
  const { program, diagnostics } = compile({
    sources,
    library,
    globalsType,
    imports: [...defaultImports, ...imports],
  });
  if (!program) return diagnostics.map(({ message }) => message).join('\n');
  const shape = new RegExp(pattern, 'u');
  const types = new Set(type.split('|'));
  for (let round = 0; round < repetitions; round++) {
    const problem = new Run({ ...defaultRunOptions(), timeZone: 'UTC' }).enter(() => {
      const execution = program.start(
        new ScriptGlobals(new ScriptRequest(noRequest), new GlobalState(new MemoryGlobalStore()), makeFaker),
      );
      let value = execution.run(0);
      if (check !== undefined) value = execution.run(1);
      const actual = value === null ? 'null' : typeName(typeOf(value));
      if (!types.has(actual)) return `is a ${actual}, not a ${type}`;
      const text = form === 'json' ? serialize(value) : toText(value);
      if (!shape.test(text)) return `${JSON.stringify(text)} does not match ${pattern}`;
      return check === undefined || execution.run(2) === true
        ? undefined
        : `${JSON.stringify(text)} does not pass ${check}`;
    });
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** What is wrong with a case's values, an exception included; undefined when nothing is. */
export function problemOrFailure(recorded: FakerCase): string | undefined {
  try {
    return problemOf(recorded);
  } catch (error) {
    return error instanceof Exception
      ? `${typeName(error.$type)}: ${error.text}`
      : ((error as Error).stack ?? String(error));
  }
}
