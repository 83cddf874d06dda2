// One JavaScript function that is being emitted: its temporaries, what `this` and type parameters are called in it, what
// `break` and `continue` leave.
import { hasTypeParameters } from '../symbols/type-extensions.ts';
import { arrayOf, erase } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type, TypeParameter } from '@mockwright/language/metadata/symbols';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';
import type { BoundBlock, BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import type { LabelSymbol, LocalSymbol } from '../symbols/local-symbols.ts';
import type { Areas } from '../areas.ts';
import type { EmittingFunctions } from './emitting-functions.ts';
import type { PartVariables } from './part-variables.ts';
import type { ProgramScope } from './program-scope.ts';

/** What sort of JavaScript function it becomes. */
export type FunctionKind = 'plain' | 'iterator' | 'async' | 'asyncIterator' | 'block';

/** What a `break` or `continue` leaves; a label is written only where it is needed. */
export interface JumpTarget {
  readonly label: string;
  breakUsed: boolean;
  /** Undefined for switches. */
  readonly continueLabel: string | undefined;
  continueUsed: boolean;
}

/** Where a `goto` goes: sets the state variable and starts the machine's next turn. */
export interface GotoTarget {
  readonly state: string;
  readonly value: number;
  readonly machine: string;
  /** From outside of the section of a `switch` that has the label: how its block is entered. */
  readonly entry?: { readonly variable: string; readonly value: number };
}

interface FunctionInit {
  readonly program: ProgramScope;
  readonly areas: Areas<FunctionScope, EmittingFunctions>;
  readonly source: SourceText;
  readonly parent: FunctionScope | null;
  readonly kind: FunctionKind;
  /** The type whose member it is. */
  readonly type: NamedType | null;
  readonly isStatic: boolean;
  readonly thisName: string;
}

/** What is known while the code of one function is written. */
export class FunctionScope {
  readonly program: ProgramScope;
  readonly areas: Areas<FunctionScope, EmittingFunctions>;
  readonly source: SourceText;
  readonly parent: FunctionScope | null;
  readonly kind: FunctionKind;
  readonly type: NamedType | null;
  readonly isStatic: boolean;
  readonly thisName: string;
  readonly temps: string[] = [];
  /** What the patterns that are being emitted have read of their value; nothing where each reads for itself. */
  partVariables: PartVariables | undefined;
  /** What is assigned when the pattern that is being emitted has matched as a whole; undefined outside such patterns. */
  lateAssignments: string[] | undefined;
  /** Root only: variables that were used before their `let` was written; most get one later. */
  readonly mentioned: Set<LocalSymbol> = new Set();
  readonly jumps: JumpTarget[] = [];
  readonly gotos: Map<LabelSymbol, GotoTarget> = new Map();
  /** The variables that say at which of their labels blocks are entered from outside. */
  readonly entries: Map<BoundBlock, string> = new Map();
  /** The variable of the exception that `throw;` throws again. */
  caught: string | undefined;
  /** Type parameters of methods, by the hidden parameters that carry them. */
  readonly #typeParameters = new Map<TypeParameter, string>();
  /** Root only: prologue parts asked for by code inside. */
  #usesThisAlias = false;
  #usesSelfType = false;
  /** Root only: the expression for the constructed type, where it is not found through `this`. */
  selfType: string | undefined;

  constructor(init: FunctionInit) {
    this.program = init.program;
    this.areas = init.areas;
    this.source = init.source;
    this.parent = init.parent;
    this.kind = init.kind;
    this.type = init.type;
    this.isStatic = init.isStatic;
    this.thisName = init.thisName;
  }

  /** A struct that code which runs on later has for itself. */
  get keepsCopy(): boolean {
    const { parent, type, isStatic, program } = this;
    return parent === null && !isStatic && type?.kind === 'struct' && program.isCopied(type);
  }

  /** A function inside this one that keeps `this`. Generators cannot: they use an alias, or one of their own. */
  nested(kind: FunctionKind, ownName?: string): FunctionScope {
    const needsAlias = kind !== 'plain' && this.thisName === 'this' && this.type !== null && !this.isStatic;
    if (needsAlias) this.root.#usesThisAlias = true;
    const { program, areas, source, type, isStatic } = this;
    return new FunctionScope({
      program,
      areas,
      source,
      parent: this,
      kind,
      type,
      isStatic,
      thisName: ownName ?? (needsAlias ? '$this' : this.thisName),
    });
  }

  /**
   * Emits what is run again and again, with the declaration that is to stand before it: of variables that lambdas in
   * it hold.
   */
  withOwnVariables(emit: () => string): { readonly code: string; readonly declared: string } {
    const outer = this.#own;
    this.#own = '';
    const code = emit();
    const declared = this.#own === '' ? '' : `let ${this.#own};\n`;
    this.#own = outer;
    return { code, declared };
  }
  /** The names of those variables; undefined where nothing is run again. */
  #own: string | undefined;

  /** Declares a variable of an expression: before what is run again if lambdas hold it, or once in the function. */
  declareOwn(name: string, isCaptured: boolean): void {
    if (this.#own === undefined || !isCaptured) this.temps.push(name);
    else this.#own += this.#own === '' ? name : `, ${name}`;
  }

  get root(): FunctionScope {
    return this.parent ? this.parent.root : this;
  }

  temp(): string {
    const name = `$t${this.root.#nextTemp++}`;
    this.temps.push(name);
    return name;
  }
  #nextTemp = 0;

  addTypeParameters(parameters: readonly TypeParameter[]): string[] {
    return parameters.map((parameter) => {
      const name = this.program.name(parameter.name);
      this.#typeParameters.set(parameter, name);
      return name;
    });
  }

  mark(span: TextSpan): string {
    return this.program.marks.mark(this.source, span);
  }

  emit(node: BoundExpression): string {
    return this.areas.expression(this, node);
  }
  effect(node: BoundExpression): string {
    return this.areas.effect(this, node);
  }

  // -------- types

  /** An expression for a type at run time. */
  typeCode(type: Type): string {
    return this.#erasedTypeCode(erase(type));
  }

  #erasedTypeCode(type: Type): string {
    if (!hasTypeParameters(type)) return this.program.constant(type);
    switch (type.kind) {
      case 'typeParameter':
        return this.#parameterCode(type);
      case 'array':
        return `$r.arrayOf(${this.#erasedTypeCode(type.element)}, ${type.rank})`;
      default:
        if (type.kind !== 'dynamic' && type.kind !== 'error') {
          return `${this.program.constant(type.definition)}.construct([${type.typeArguments.map((argument) => this.#erasedTypeCode(argument)).join()}])`;
        }
        return this.program.constant(arrayOf(type));
    }
  }

  #parameterCode(parameter: TypeParameter): string {
    for (let scope: FunctionScope | null = this; scope; scope = scope.parent) {
      const name = scope.#typeParameters.get(parameter);
      if (name !== undefined) return name;
    }
    return `${this.selfTypeCode()}.typeArguments[${parameter.ordinal}]`;
  }

  /** The containing generic type as constructed. */
  selfTypeCode(): string {
    this.root.#usesSelfType = true;
    return '$T';
  }

  /** The same as an expression that asks the object. */
  ownTypeCode(): string {
    return `$r.selfType(${this.thisName}.$type, ${this.program.constant(this.type)})`;
  }

  // -------- jumps

  pushJump(isLoop: boolean): JumpTarget {
    const target: JumpTarget = {
      label: this.program.name('L'),
      breakUsed: false,
      continueLabel: isLoop ? this.program.name('C') : undefined,
      continueUsed: false,
    };
    this.jumps.push(target);
    return target;
  }
  popJump(): void {
    this.jumps.pop();
  }

  /** What the function must begin with, once all of its body is emitted. */
  prologue(): string {
    let text = '';
    if (this.parent === null) {
      if (this.#usesThisAlias) text += `const $this = this${this.keepsCopy ? '.$copy()' : ''};\n`;
      if (this.#usesSelfType) text += `const $T = ${this.selfType ?? this.ownTypeCode()};\n`;
    }
    return text + this.#undeclared() + this.tempsPrologue();
  }
  /** Variables of expressions that no block lists. */
  #undeclared(): string {
    const { declaredLocals } = this.program;
    const names = [...this.mentioned]
      .filter((local) => !declaredLocals.has(local))
      .map((local) => {
        declaredLocals.add(local);
        return `${this.program.localName(local)}${local.isByRef ? ' = { v: undefined }' : ''}`;
      });
    return names.length > 0 ? `let ${names.join(', ')};\n` : '';
  }
  /**
   * What a turn of a loop spends. A function has a small supply of its own, which costs nothing to count, and gets more
   * from the tank.
   */
  loopFuel(loop: TextSpan): string {
    this.#hasLoops = true;
    return `if (--$n < 0) $n = ${this.mark(loop)}$burn() | 0;\n`;
  }
  /**
   * The same for a loop that can be left and entered again before any of its turns: `test` spends and is false when the
   * supply is used up, and `refilling` makes the loop go on. The call for more then stands outside of the loop, so that V8
   * keeps what it knows of lists and arrays from one turn to the next.
   */
  loopSupply(loop: TextSpan): { readonly test: string; readonly refilling: (code: string) => string } {
    this.#hasLoops = true;
    const mark = this.mark(loop);
    return {
      test: '($n = $n - 1 | 0) >= 0',
      // A loop that ends by itself leaves something of the supply.
      refilling: (code) => `for (;;) {\n${code}if ($n >= 0) break;\n$n = ${mark}$burn() | 0;\n}\n`,
    };
  }
  #hasLoops = false;

  tempsPrologue(): string {
    const fuel = this.#hasLoops ? 'let $n = 10;\n' : '';
    return this.temps.length > 0 ? `${fuel}let ${this.temps.join(', ')};\n` : fuel;
  }
}
