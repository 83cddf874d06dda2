// Why a condition came out as it did: its code is compiled once more with notes in it, and run once more.
import { compileTraced, type CompileInput, type TracedProgram } from '@mockwright/csharp';
import type { ConditionTree } from '@mockwright/csharp';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import { textOf, toText } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { JToken } from '@mockwright/dotnet';
import { serializeObject } from '@mockwright/dotnet';
import type { TextTemplate } from '../plan/value-plan.ts';
import type { Step } from '../plan/template-program.ts';
import type { ConditionPart } from '../template.ts';

/** Longer values are cut. */
const LONGEST_VALUE = 200;

/** Compiles and runs the traced form of a template's condition. */
export class ConditionTracer {
  readonly #input: CompileInput;
  readonly #blocks: readonly number[];
  readonly #notes = new Map<number, unknown>();
  /** Made when somebody first asks; null where that takes too long. */
  #traced: TracedProgram | null | undefined;

  /** @param before the steps up to the condition, the condition's own code among them */
  constructor(input: CompileInput, before: readonly Step[], condition: TextTemplate) {
    this.#input = input;
    const slots = new Set(condition.filter((part) => typeof part === 'number'));
    this.#blocks = before.flatMap((step) =>
      step.kind === 'value' && slots.has(step.slot) ? [step.submission] : [],
    );
  }

  /**
   * The parts of the condition that decided, with the values in them.
   * @param run runs the template up to its condition with this program instead of its own
   */
  trace(run: (program: TracedProgram['program']) => void): readonly ConditionPart[] {
    if (this.#traced === undefined)
      this.#traced =
        compileTraced(this.#input, this.#blocks, (number, value) => {
          this.#notes.set(number, value);
        }) ?? null;
    if (this.#traced === null) return [];
    this.#notes.clear();
    try {
      run(this.#traced.program);
    } catch {
      // What it came to before it threw is what there is to tell.
    }
    return this.#traced.watched.conditions.flatMap((tree) => this.#decisive(tree));
  }

  #decisive(tree: ConditionTree): ConditionPart[] {
    if (tree.kind === 'part') return this.#part(tree);
    if (tree.kind === '!') return this.#decisive(tree.operand);
    const left = this.#holds(tree.left);
    // One that decides alone ends the evaluation: a false one before `&&`, a true one before `||`.
    if (left === (tree.kind === '||')) return this.#decisive(tree.left);
    const right = this.#holds(tree.right);
    if (right === (tree.kind === '||')) return this.#decisive(tree.right);
    return [...this.#decisive(tree.left), ...this.#decisive(tree.right)];
  }

  #holds(tree: ConditionTree): boolean | undefined {
    if (tree.kind === 'part') {
      const value = this.#notes.get(tree.expression);
      return typeof value === 'boolean' ? value : undefined;
    }
    if (tree.kind === '!') {
      const operand = this.#holds(tree.operand);
      return operand === undefined ? undefined : !operand;
    }
    const left = this.#holds(tree.left);
    if (left === undefined || left === (tree.kind === '||')) return left;
    return this.#holds(tree.right);
  }

  #part({ expression, values }: Extract<ConditionTree, { kind: 'part' }>): ConditionPart[] {
    const notes = this.#notes;
    if (!notes.has(expression)) return [];
    const { expressions } = this.#traced!.watched;
    const told = values.flatMap((number): [string, string][] => {
      const { text, type } = expressions[number]!;
      const shown = notes.has(number) ? show(notes.get(number), type) : undefined;
      return shown === undefined ? [] : [[text, shown]];
    });
    const { text, type } = expressions[expression]!;
    return [{ text, value: show(notes.get(expression), type) ?? '', values: Object.fromEntries(told) }];
  }
}

/** A value as C# would write it; undefined for one that has nothing to show but its type. */
function show(value: unknown, type: Type): string | undefined {
  const text = write(value, type);
  return text !== undefined && text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function write(value: unknown, type: Type): string | undefined {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'function') return undefined;
  try {
    if (value instanceof JToken) return serializeObject(value);
    if (typeof value !== 'object' || value instanceof Box) return textOf(value, type);
    const text = toText(value);
    return text === typeName(typeOf(value)) ? undefined : text;
  } catch {
    return undefined;
  }
}
