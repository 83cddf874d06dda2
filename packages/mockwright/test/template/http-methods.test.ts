// The methods that Node.js lets through are those that templates may have.
import { METHODS } from 'node:http';
import { expect, test } from 'vitest';
import { HTTP_METHODS } from '../../template/fields/http-methods.ts';

test('every method of Node.js but CONNECT, which asks for a proxy', () => {
  expect([...HTTP_METHODS]).toEqual(
    expect.arrayContaining(METHODS.filter((name) => !['CONNECT', 'QUERY'].includes(name))),
  );
});
