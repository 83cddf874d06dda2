// `switch` statements: JavaScript's own where all labels are plain constants, else tests that choose a section.
import { erase } from '@mockwright/language/metadata/symbols';
import type { BoundBlock, BoundSwitch, BoundSwitchLabel } from '../binding/bound-tree/bound-nodes.ts';
import type { LabelSymbol } from '../symbols/local-symbols.ts';
import { choiceCode } from './choices.ts';
import type { FunctionScope, GotoTarget } from './function-scope.ts';
import { visitNodes } from './visit-nodes.ts';
import { declareAll } from './declarations.ts';
import { withDagTemps } from './dag-temps.ts';
import { constantCode } from './values.ts';

/** `switch`: a JavaScript one where all cases are constants and no `goto` leads to them, tests in order otherwise. */
export function emitSwitch(scope: FunctionScope, node: BoundSwitch): string {
  const target = scope.pushJump(false);
  const locals = [...node.locals, ...node.sections.flatMap(({ locals: own }) => own)];
  const declared = declareAll(scope, locals);
  const value = scope.emit(node.value);
  const labels = node.sections.flatMap((section) => section.labels);
  const isPlain = labels.every((label) => isPlainCase(label));
  const jumps = jumpsOf(node);
  const entered = node.sections.flatMap((section) => labelledBlocks(jumps, section));
  const hasGoto = labels.some(({ label }) => jumps.has(label)) || entered.length > 0;
  let setup = '';
  let text: string;
  if (isPlain && !hasGoto) {
    text = `switch (${value}) {\n`;
    for (const section of node.sections) {
      for (const { pattern } of section.labels)
        text +=
          pattern?.kind === 'ConstantPattern'
            ? `case ${constantCode(scope, pattern.value)}:\n`
            : 'default:\n';
      text += sectionBody(scope, section.statements);
    }
    text += '}\n';
  } else {
    const temp = scope.temp();
    const chosen = scope.program.name('section');
    const machine = scope.program.name('M');
    for (const [index, section] of node.sections.entries())
      for (const { label } of section.labels)
        scope.gotos.set(label, { state: chosen, value: index, machine });
    const outside = new Map<LabelSymbol, GotoTarget>();
    for (const { block, section, labels: inside } of entered) {
      const variable = scope.program.name('entry');
      setup += `let ${variable} = 0;\n`;
      scope.entries.set(block, variable);
      const value = node.sections.indexOf(section);
      for (const [index, label] of inside.entries())
        outside.set(label, { state: chosen, value, machine, entry: { variable, value: index + 1 } });
    }
    const patterns = labels.flatMap(({ pattern }) => pattern ?? []);
    const { tests, reset } = withDagTemps(scope, patterns, () => sectionChoice(scope, node, temp));
    setup += `${temp} = ${value};\nlet ${chosen} = (${reset}${tests});\n`;
    text = `switch (${chosen}) {\n`;
    for (const [index, section] of node.sections.entries())
      text += `case ${index}:\n${sectionBody(scope, section.statements, outside)}`;
    text += '}\n';
    if (hasGoto) text = `${machine}: for (;;) {\n${scope.loopFuel(node.span)}${text}break;\n}\n`;
  }
  scope.popJump();
  return `{\n${declared}${setup}${target.breakUsed ? `${target.label}: {\n${text}}\n` : text}}\n`;

  function sectionBody(
    owner: FunctionScope,
    statements: Section['statements'],
    outside: ReadonlyMap<LabelSymbol, GotoTarget> = new Map(),
  ): string {
    // Within its own block a label is found by the block's machine, which takes the place of this way.
    for (const [label, way] of outside) scope.gotos.set(label, way);
    const body = statements.map((statement) => owner.areas.statement(owner, statement)).join('');
    return `${body}break;\n`;
  }
}

/** The number of the section that a value chooses; -1 for none. */
function sectionChoice(scope: FunctionScope, { sections }: BoundSwitch, value: string): string {
  const choices: string[] = [];
  let fallback = '-1';
  for (const [index, { labels }] of sections.entries()) {
    for (const { pattern, when } of labels) {
      if (!pattern) {
        fallback = String(index);
        continue;
      }
      const test = scope.areas.pattern(scope, pattern, value);
      choices.push(`${when ? `(${test} && ${scope.emit(when)})` : test} ? ${index} : `);
    }
  }
  return choiceCode(scope, choices, fallback);
}

/** A constant that `===` compares rightly, or `default`. */
function isPlainCase({ pattern, when }: BoundSwitchLabel): boolean {
  if (when) return false;
  if (!pattern) return true;
  if (pattern.kind !== 'ConstantPattern' || typeof pattern.value === 'object') return false;
  const input = erase(pattern.inputType);
  return (
    input.kind === 'enum' ||
    (input.kind !== 'typeParameter' &&
      input.special !== undefined &&
      input.special !== 'object' &&
      input.special !== 'decimal' &&
      !Number.isNaN(pattern.value))
  );
}

type Section = BoundSwitch['sections'][number];
/** The sections with a `goto` to each label. */
type Jumps = ReadonlyMap<LabelSymbol, ReadonlySet<Section>>;

/** The block of a section with its labels, where some other section jumps to one of them. */
function labelledBlocks(
  jumps: Jumps,
  section: Section,
): readonly {
  readonly block: BoundBlock;
  readonly section: Section;
  readonly labels: readonly LabelSymbol[];
}[] {
  const [block] = section.statements;
  if (block?.kind !== 'Block') return [];
  const labels = block.statements.flatMap((statement) =>
    statement.kind === 'Label' ? [statement.label] : [],
  );
  const isEntered = labels.some((label) => [...(jumps.get(label) ?? [])].some((from) => from !== section));
  return isEntered ? [{ block, section, labels }] : [];
}

function jumpsOf({ sections }: BoundSwitch): Jumps {
  const jumps = new Map<LabelSymbol, Set<Section>>();
  for (const section of sections) {
    visitNodes(section.statements, (inner) => {
      if (inner.kind !== 'Goto') return;
      const { label } = inner as unknown as { readonly label: LabelSymbol };
      const from = jumps.get(label);
      if (from) from.add(section);
      else jumps.set(label, new Set([section]));
    });
  }
  return jumps;
}
