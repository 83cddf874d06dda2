// The parts of a target: its owner and its indices, each evaluated once where the use asks for that.
import type { BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import type { FunctionScope } from './function-scope.ts';
import { isQuiet } from './js-text.ts';
import { lateReceiver, mayAct, mayBeNull } from './late-checks.ts';
import { isStructVariable } from './struct-variables.ts';
import type { TargetUse } from './target.ts';
import { receiverCode } from './values.ts';

/** What a target belongs to. */
export interface Owner {
  readonly code: string;
  /** The variable itself, of a struct that is one. */
  readonly reference?: (() => string) | undefined;
  /** Whether it is a struct in a variable, which may hold another one when the target is written. */
  readonly isVariable: boolean;
}

/** Collects what is evaluated before a target is read or written. */
export class TargetParts {
  readonly setup: string[] = [];
  readonly scope: FunctionScope;
  readonly use: TargetUse;
  #unseen: string | undefined;

  constructor(scope: FunctionScope, use: TargetUse) {
    this.scope = scope;
    this.use = use;
  }

  /** Whether the owner is looked at where the target is written. */
  get isLate(): boolean {
    return this.use === 'late' || this.use === 'ahead';
  }

  /** Evaluates a part; gives the code by which it is named from then on. */
  part(code: string): string {
    return this.use === 'once' ? code : this.once(code);
  }

  /** The same, whatever the use: the code itself where that is a name that cannot change meanwhile. */
  once(code: string): string {
    if (/^(?:\$?this|\$[kt]\d+|-?\d+|\(-\d+\))$/.test(code)) return code;
    const temp = this.scope.temp();
    this.setup.push(`${temp} = ${code}`);
    return temp;
  }

  /** @param indices what is evaluated after the owner and before it is looked at, by {@link look} */
  owner(receiver: BoundExpression, indices: readonly BoundExpression[] = []): Owner {
    const { scope, setup, use } = this;
    if (use !== 'once' && isStructVariable(receiver)) {
      const variable = scope.areas.lvalue(scope, receiver, 'kept');
      setup.push(...variable.setup);
      const reference = (): string =>
        variable.reference?.() ?? `$r.accessRef(() => ${variable.get()}, ($v) => ${variable.set('$v')})`;
      return { code: variable.get(), reference, isVariable: true };
    }
    return { code: this.#object(receiver, indices), isVariable: false };
  }

  /** Stores a value in a part of the owner: of a struct that stands in the variable after the value is evaluated. */
  store(owner: Owner, value: string, write: (value: string) => string): string {
    if (!owner.isVariable || isQuiet(value)) return write(value);
    const temp = this.scope.temp();
    return `(${temp} = ${value}, ${write(temp)})`;
  }

  #object(receiver: BoundExpression, indices: readonly BoundExpression[]): string {
    const { scope, setup, use } = this;
    if (use !== 'once' && mayBeNull(receiver)) {
      if (this.isLate) return lateReceiver(scope, receiver, setup);
      if (indices.some(mayAct)) {
        const temp = this.once(scope.emit(receiver));
        this.#unseen = `${temp} ?? ${scope.mark(receiver.span)}$r.nre()`;
        return temp;
      }
    }
    return this.part(receiverCode(scope, receiver));
  }

  /** Looks at the owner, where that had to wait for the indices. */
  look(): void {
    if (this.#unseen !== undefined) this.setup.push(this.#unseen);
  }
}
