// What the binder has to say: Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of semantic errors and warnings with severity and message format. */
export const semanticCodes = {
  CS0103: { severity: 'error', message: "The name '{0}' does not exist in the current context" },
  CS0128: { severity: 'error', message: "A local variable or function named '{0}' is already defined in this scope" },
  CS0136: {
    severity: 'error',
    message:
      "A local or parameter named '{0}' cannot be declared in this scope because that name is used in an enclosing local scope to define a local or parameter",
  },
} as const;

export type SemanticCode = keyof typeof semanticCodes;
