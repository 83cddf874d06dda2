// What clients are told of files that cannot be read names no path of the machine.
import { expect, test } from 'vitest';
import { fileProblem } from '../../service/file-problem.ts';
import { fake } from './fake-templates.ts';
import { messages, withServer } from './test-server.ts';

test.each([
  ["ENAMETOOLONG: name too long, open '/home/a/x'", 'ENAMETOOLONG', 'open', 'name too long (ENAMETOOLONG)'],
  ["EMFILE: too many open files, open '/home, a/x'", 'EMFILE', 'open', 'too many open files (EMFILE)'],
  ["The argument 'path' … Received '/home/a'", 'ERR_INVALID_ARG_VALUE', undefined, 'no file has such a name'],
  ['/home/a', undefined, undefined, 'unknown error'],
])('%s', (message, code, syscall, told) => {
  expect(fileProblem(Object.assign(new Error(message), { code, syscall }))).toBe(told);
});

test.each(['a\0b', 'x'.repeat(300), 'x/'.repeat(3000), 'a\n', '\u202e', 'no.txt/x'])('the file %j', (file) =>
  withServer({ 'Mocks/a.json': fake({ route: 'a', file }) }, async ({ ask, folder }) => {
    const answer = await ask('/a');
    expect(answer.status).toBe(501);
    expect(answer.body).not.toContain(folder);
    expect(messages(answer.body)).toContain('response.file: ');
  }),
);
