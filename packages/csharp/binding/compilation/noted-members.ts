// What is noted of members when they are declared or used, for what comes later.
import type { Member, MethodSymbol } from '@mockwright/language/metadata/symbols';

/** Read when bodies are bound, in flow analysis, and when the program is put together. */
export class NotedMembers {
  /** Methods with `[ModuleInitializer]`, in order. */
  readonly moduleInitializers: MethodSymbol[] = [];
  /** Local functions that some code names. */
  readonly usedFunctions: Set<MethodSymbol> = new Set();
  /** Properties and events at the top of the script that are `static`: types can use them. */
  readonly staticMembers: Set<Member> = new Set();
  /** Somewhere a ref-like type is named, or memory of a method used: references to it must not leave that. */
  hasStackMemory = false;
}
