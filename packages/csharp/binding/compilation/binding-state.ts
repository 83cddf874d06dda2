// What is bound just now: set while something is done, and set back afterwards.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { phases } from '../phases.ts';
import type { Phase } from '../phases.ts';

/** What holds for everything that is bound at the moment, however deep. */
export class BindingState {
  /** Whose code is bound: when its mistakes are told. */
  phase: Phase = phases.statements;
  /** The member, parameter or variable of the script whose type is bound: there its type arguments are found wanting. */
  declaredName: TextSpan | undefined;
  /** In the value from which a variable of the script has its type: constraints are asked of that type alone. */
  isInferring = false;
  /** Types of the script whose members were asked for while its statements were bound. */
  neededTypes: Set<NamedType> | undefined;

  /** Does something whose mistakes are told with those of another phase. */
  during<T>(phase: Phase, action: () => T): T {
    const before = this.phase;
    this.phase = phase;
    const result = action();
    this.phase = before;
    return result;
  }

  /** Does something while the type of what has that name is bound. */
  declaring<T>(name: TextSpan, action: () => T): T {
    const { declaredName } = this;
    this.declaredName = name;
    const result = action();
    this.declaredName = declaredName;
    return result;
  }

  /** Does something while the type of a variable of the script is found out. */
  whileInferring<T>(action: () => T): T {
    const { isInferring } = this;
    this.isInferring = true;
    const result = action();
    this.isInferring = isInferring;
    return result;
  }
}
