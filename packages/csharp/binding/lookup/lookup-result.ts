// What looking a simple name up gives.
import type { Member, MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';

/**
 * The code under which a use of the script's own functions is reported in code that has no instance of the script:
 * types, static functions, initializers.
 */
export type LackingInstance = 'CS0120' | 'CS0236' | 'CS8422' | 'CS8821';

/** What a simple name means. Several members: overloads, or a property and a type of one name (the caller picks). */
export type NameLookup =
  /** A local, parameter or range variable; or a variable of the script (`owner` null). */
  | { readonly kind: 'variable'; readonly local: LocalSymbol }
  /** Local functions, or functions at the top of the script: `receiver`-less calls. */
  | {
      readonly kind: 'functions';
      readonly methods: readonly MethodSymbol[];
      readonly lacksInstance?: LackingInstance | undefined;
    }
  /** Members of `type`, the containing type (or one of its containing types) in which they were found. */
  | {
      readonly kind: 'members';
      readonly members: readonly Member[];
      readonly type: NamedType;
      readonly isOuter: boolean;
      /** They exist, but cannot be used from here. */
      readonly isInaccessible?: boolean;
    }
  /** Members of the host's globals: the receiver is a `HostObject`. */
  | {
      readonly kind: 'host';
      readonly members: readonly Member[];
      readonly type: NamedType;
      /** There is no instance for those that need one; others of the name need none. */
      readonly lacksInstance?: LackingInstance | undefined;
    }
  /** Static members by `using static`. */
  | { readonly kind: 'staticMembers'; readonly members: readonly Member[] }
  | { readonly kind: 'type'; readonly type: Type }
  | { readonly kind: 'namespace'; readonly name: string }
  /** Reported already; of what type it would be, where that is known. */
  | { readonly kind: 'error'; readonly type?: Type };

/** How a name is used where it stands. */
export interface LookupOptions {
  /** Number of type arguments; 0 when none are written. */
  readonly arity: number;
  /** Prefer something that can be called. */
  readonly isInvoked?: boolean;
}
