// What is being compiled: the code of one template, with what its parts know of each other.
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { SourceText } from '@mockwright/language/text/source-text';
import type { Library } from '../symbols/library.ts';
import type { Directives } from '../syntax/directives.ts';
import type { CompilationUnitSyntax } from '../syntax/nodes.ts';
import { BackingStorage } from './compilation/backing-storage.ts';
import { BindingState } from './compilation/binding-state.ts';
import { DeferredChecks } from './compilation/deferred-checks.ts';
import { ExpressionParts } from './compilation/expression-parts.ts';
import { KeyCounter } from './compilation/key-counter.ts';
import { LambdaLimit } from './compilation/lambda-limit.ts';
import { NotedMembers } from './compilation/noted-members.ts';
import { PrimaryParameters } from './compilation/primary-parameters.ts';
import { SharedSymbols } from './compilation/shared-symbols.ts';

/** The host's side: the object whose members the script sees, and the namespaces imported for it. */
export interface Host {
  readonly globalsType: NamedType | null;
  readonly imports: readonly string[];
}

/** One template's code while it is compiled. */
export class Compilation {
  readonly library: Library;
  readonly diagnostics: DiagnosticBag;
  readonly host: Host;
  readonly #directives: ReadonlyMap<SourceText, Directives>;
  readonly current: BindingState = new BindingState();
  readonly checks: DeferredChecks;
  readonly parts: ExpressionParts = new ExpressionParts();
  readonly shared: SharedSymbols = new SharedSymbols();
  readonly lambdas: LambdaLimit = new LambdaLimit();
  readonly keys: KeyCounter = new KeyCounter();
  readonly primaryParameters: PrimaryParameters = new PrimaryParameters(this.keys);
  readonly backing: BackingStorage = new BackingStorage();
  readonly noted: NotedMembers = new NotedMembers();
  /** The trees of the blocks, in order. */
  blocks: readonly CompilationUnitSyntax[] = [];

  /** @param directives those of the sources, where there are any */
  constructor(
    library: Library,
    diagnostics: DiagnosticBag,
    host: Host,
    directives: ReadonlyMap<SourceText, Directives> = new Map(),
  ) {
    this.library = library;
    this.diagnostics = diagnostics;
    this.host = host;
    this.#directives = directives;
    this.checks = new DeferredChecks(diagnostics);
  }

  /** Whether `#nullable enable` holds there. */
  hasNullableContext(source: SourceText, offset: number): boolean {
    return this.#directives.get(source)?.hasAnnotations(offset) ?? false;
  }
}
