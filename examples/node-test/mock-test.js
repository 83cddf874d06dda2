// The project's `test`: one server for each test file, one session for each test.
import { mockTest } from 'mockwright/node-test';

export const test = mockTest({ folder: 'Mocks', cors: true, seed: 1, global: { orders: 0 } });
