// Why a file cannot be read, in words that may be told to clients: Node.js names the file with its whole path.

/** What may be told of an error of the file system. Paths of the machine are none of a client's business. */
export function fileProblem(error: unknown): string {
  const { code = 'unknown error', syscall, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_INVALID_ARG_VALUE') return 'no file has such a name';
  // `ENAMETOOLONG: name too long, open '/home/…'`
  const [, words] = /^\w+: ([^,]*)/.exec(message) ?? [];
  return syscall === undefined || words === undefined ? code : `${words} (${code})`;
}
