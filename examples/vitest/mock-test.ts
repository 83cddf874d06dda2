// The project's `test`: one server for each worker, one session for each test.
import { mockTest } from 'mockwright/vitest';

export const test = mockTest({ folder: 'Mocks', cors: true, seed: 1, global: { orders: 0 } });
