/** Whether the process, or the system, may open no more files just now: nothing is wrong with the file. */
export function isOutOfHandles(error: unknown): boolean {
  return ['EMFILE', 'ENFILE'].includes((error as { readonly code?: string }).code ?? '');
}
