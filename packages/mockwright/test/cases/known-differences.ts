// The recorded cases of which we know that ours says something else: each by its code, with the reason and what ours says.
import differences from './known-differences.json' with { type: 'json' };

/** Why they differ. */
const reasons = {
  'first-of-many':
    'what a type does not implement is told of other members first: they are declared in another order',
  'further-error': 'Roslyn stops at the first error, ours tells what follows from it',
  'further-warning':
    'ours warns where Roslyn sees that nothing is amiss: fields that are only changed through references or methods, mostly',
  'file-of-the-machine': 'the inner exception is about a file of the machine that .NET ran on',
  'later-blocks':
    'Roslyn looks for what assigns a field no further than the block of its type, ours through the whole template',
  'missing-error': 'Roslyn also says that the name cannot be called',
  'missing-warning': 'a warning that ours does not know there',
  'not-recorded': 'the warnings were not recorded, and the file stays as it is',
  'order-of-errors': 'the same errors in another order, or what follows from the first one is another error',
  'order-of-members': 'a loop that cannot be written as JSON is found at another member first',
  'place-of-warning': 'unreachable code begins at another statement',
  'rejected-by-both': 'Roslyn fails with CS7038 and says nothing, ours says what is wrong',
  words: 'a value or a type inside the message is written differently',
} as const;

/** What ours says of a case instead of what is recorded. */
export interface KnownDifference {
  readonly reason: keyof typeof reasons;
  readonly diagnostics?: readonly string[];
  readonly jsonException?: string;
  /** Type and message of the inner exception; null where ours has none. */
  readonly inner?: string | null;
}

const byCode = new Map(
  (differences as readonly (KnownDifference & { readonly code: string })[]).map((difference) => {
    if (!(difference.reason in reasons)) throw new Error(`No such reason: ${difference.reason}`);
    return [difference.code, difference];
  }),
);

/** That of a case with this code; undefined where ours must say what is recorded. */
export function knownDifference(code: string): KnownDifference | undefined {
  return byCode.get(code);
}

/** The codes of all listed cases. */
export function knownCodes(): readonly string[] {
  return [...byCode.keys()];
}
