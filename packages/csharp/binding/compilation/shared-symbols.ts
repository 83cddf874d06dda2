// Symbols that nobody declares and all code shares: made when first needed, found by their shape.
import type { ErrorType, MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';

/** Each of a shape once. */
export class SharedSymbols {
  /** Generic methods with type arguments, by the ids of these; see `applicability.ts`. */
  readonly constructedMethods: Map<MethodSymbol, Map<string, MethodSymbol>> = new Map();
  /** Anonymous types by their shape; see `anonymous-types.ts`. */
  readonly anonymousTypes: Map<string, NamedType> = new Map();
  /** Types that the code names and nobody declares; see `unknown-types.ts`. */
  readonly unknownTypes: Map<string, ErrorType> = new Map();
}
