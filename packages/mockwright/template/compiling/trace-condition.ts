// Why a condition came out as it did: its code is compiled once more with notes in it, and run once more.
import { compileTraced, type CompileInput, type TracedProgram } from '@mockwright/csharp';
import type { ConditionTree } from '@mockwright/csharp';
import type { TextTemplate } from '../plan/value-plan.ts';
import type { Step } from '../plan/template-program.ts';
import { ValueTeller } from '../running/value-teller.ts';
import type { ConditionPart } from '../template.ts';

/** After one in which the texts of objects took too long, so many are told without them. */
const WITHOUT_TEXTS = 20;

type PartTree = Extract<ConditionTree, { kind: 'part' }>;

/** What a condition, or a piece of one, came to. */
interface Outcome {
  /** Undefined where that is not known. */
  readonly holds: boolean | undefined;
  /** The parts that decided. */
  readonly parts: readonly PartTree[];
}

/** Compiles and runs the traced form of a template's condition. */
export class ConditionTracer {
  readonly #input: CompileInput;
  readonly #blocks: readonly number[];
  readonly #notes = new Map<number, unknown>();
  /** Made when somebody first asks; null where that takes too long. */
  #traced: TracedProgram | null | undefined;
  /** How many of the next are told without the texts of objects. */
  #withoutTexts = 0;

  /** @param before the steps up to the condition, the condition's own code among them */
  constructor(input: CompileInput, before: readonly Step[], condition: TextTemplate) {
    this.#input = input;
    const slots = new Set(condition.filter((part) => typeof part === 'number'));
    this.#blocks = before.flatMap((step) =>
      step.kind === 'value' && slots.has(step.slot) ? [step.submission] : [],
    );
  }

  /**
   * The first parts of the condition that decided, with the values in them.
   * @param most how many at most
   * @param run runs the template up to its condition with this program instead of its own, and calls `tell` in the same run
   */
  trace(
    most: number,
    run: (program: TracedProgram['program'], tell: () => void) => void,
  ): readonly ConditionPart[] {
    if (this.#traced === undefined)
      this.#traced =
        compileTraced(this.#input, this.#blocks, (number, value) => {
          this.#notes.set(number, value);
        }) ?? null;
    if (this.#traced === null) return [];
    const { program, watched } = this.#traced;
    const decided = (): readonly PartTree[] =>
      watched.conditions.flatMap((tree) => this.#outcome(tree).parts).slice(0, most);
    const told: ConditionPart[] = [];
    let teller: ValueTeller | undefined;
    try {
      run(program, () => {
        teller = new ValueTeller(this.#withoutTexts > 0);
        for (const part of decided()) told.push(this.#part(part, teller));
      });
    } catch {
      // What was told before it ended is what there is to tell.
    }
    // Where it was ended from outside, the others are told without values.
    const parts = decided().map((part, index) => told[index] ?? this.#part(part));
    this.#notes.clear();
    const tookTooLong = teller !== undefined && (teller.hasEnded || told.length < parts.length);
    if (this.#withoutTexts > 0) this.#withoutTexts--;
    else if (tookTooLong) this.#withoutTexts = WITHOUT_TEXTS;
    return parts;
  }

  #outcome(tree: ConditionTree): Outcome {
    switch (tree.kind) {
      case 'part': {
        const value = this.#notes.get(tree.expression);
        return {
          holds: typeof value === 'boolean' ? value : undefined,
          parts: this.#notes.has(tree.expression) ? [tree] : [],
        };
      }
      case '!': {
        const { holds, parts } = this.#outcome(tree.operand);
        return { holds: holds === undefined ? undefined : !holds, parts };
      }
      default:
        return this.#joined(tree.operands, tree.kind === '||');
    }
  }

  /** @param deciding what decides alone and ends the evaluation: a false one before `&&`, a true one before `||` */
  #joined(operands: readonly ConditionTree[], deciding: boolean): Outcome {
    const outcomes: Outcome[] = [];
    for (const operand of operands) {
      const outcome = this.#outcome(operand);
      if (outcome.holds === deciding) return outcome;
      outcomes.push(outcome);
    }
    const isKnown = outcomes.every(({ holds }) => holds !== undefined);
    return { holds: isKnown ? !deciding : undefined, parts: outcomes.flatMap(({ parts }) => parts) };
  }

  #part({ expression, values }: PartTree, teller?: ValueTeller): ConditionPart {
    const notes = this.#notes;
    const { expressions } = this.#traced!.watched;
    const told = values.flatMap((number): [string, string][] => {
      const { text, type } = expressions[number]!;
      const shown = notes.has(number) ? teller?.tell(notes.get(number), type) : undefined;
      return shown === undefined ? [] : [[text, shown]];
    });
    const { text, type } = expressions[expression]!;
    return {
      text,
      value: teller?.tell(notes.get(expression), type) ?? '',
      values: Object.fromEntries(told),
    };
  }
}
