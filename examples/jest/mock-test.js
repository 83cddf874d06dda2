// The project's `test`: one server for each test file, one session for each test.
const { mockTest } = require('mockwright/jest');

exports.test = mockTest({ folder: 'Mocks', cors: true, seed: 1, global: { orders: 0 } });
