// The type parameters and parameters of `Action` and `Func`.

/** How many parameters there may be. */
export const ordinals: readonly number[] = Array.from({ length: 17 }, (_, count) => count);

/** The names of so many type parameters. */
export function listOf(count: number): string[] {
  return count === 1 ? ['T'] : Array.from({ length: count }, (_, index) => `T${index + 1}`);
}
/** The parameters of these types. */
export function parametersOf(types: readonly string[]): string {
  return types.map((type, index) => `${type} ${types.length === 1 ? 'obj' : `arg${index + 1}`}`).join(', ');
}
