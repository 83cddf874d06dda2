// Stack traces as .NET words them: the template's own functions, named by what the code calls them.
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { StackReader } from '@mockwright/language/runtime/stack-trace';
import { typeName } from '@mockwright/language/runtime/type-name';
import type { MethodForm } from './program-scope.ts';

/** What functions that run a block are called, before their number. */
export const blockName = '$block';

const frame = /^ +at (?:(?:async |new )?(\S+) (?:\[as \S+\] )?\()?([^()\s]+):\d+:\d+\)?$/gm;

/**
 * Reads the stacks of errors that a program's code threw.
 * @param file the name of the emitted module
 * @param methods the names of its functions
 */
export function stackReader(file: string, methods: ReadonlyMap<MethodSymbol, MethodForm>): StackReader {
  let names: Map<string, string> | undefined;
  return (stack) => {
    if (!names) {
      names = new Map();
      for (const [method, form] of methods) {
        const key = form.kind === 'function' ? form.name : form.key;
        if (!names.has(key)) names.set(key, describe(method));
      }
    }
    const lines: string[] = [];
    for (const [, name, place] of stack.matchAll(frame)) {
      if (place !== file) continue;
      const last = name?.slice(name.lastIndexOf('.') + 1);
      const line = last === undefined ? lambda : (names.get(last) ?? blockFrame(last));
      if (line !== undefined) lines.push(`   at ${line}`);
    }
    return lines.join('\n');
  };
}
const lambda = 'Submission#0.<>c.<<Initialize>>b__0_0()';

function blockFrame(name: string): string | undefined {
  return name.startsWith(blockName)
    ? `Submission#${name.slice(blockName.length)}.<<Initialize>>d__0.MoveNext()`
    : undefined;
}

/** `Submission#0.Shop.Total[T](List`1 orders, Int32 count)`. */
function describe(method: MethodSymbol): string {
  const owner = method.containingType ? typeName(method.containingType.definition) : 'Submission#0';
  const container = owner.split('[', 1)[0]!.replaceAll('+', '.');
  if (method.flags.isAsync) return `${container}.<${method.name}>d__0.MoveNext()`;
  const own = method.typeParameters.map(({ name }) => name).join();
  const parameters = method.parameters.map(({ type, name }) => `${simpleName(type)} ${name}`).join(', ');
  return `${container}.${method.name}${own === '' ? '' : `[${own}]`}(${parameters})`;
}

/** `Type.Name`. */
function simpleName(type: Type): string {
  if (type.kind === 'array') return `${simpleName(type.element)}[${','.repeat(type.rank - 1)}]`;
  return typeName(type)
    .split('[', 1)[0]!
    .replace(/^.*[.+]/, '');
}
