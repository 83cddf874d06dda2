// Types of thousands of members: what serializers do for each of them is soon done, or ends when the time is over.
import { expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';

const members = Array.from({ length: 6000 }, (_, index) => `a${index} = ${index}`).join(', ');

test.each(['JsonConvert.SerializeObject(o).Length', 'System.Text.Json.JsonSerializer.Serialize(o).Length'])(
  '%s',
  { timeout: 60_000 },
  (call) => {
    const { user } = process.cpuUsage();
    const { exception = 'System.TimeoutException' } = evaluate(`var o = new { ${members} }; ${call}`, {
      run: { timeoutMilliseconds: 1000 },
    });
    expect(exception).toBe('System.TimeoutException');
    // Once more for each member, it took a minute.
    expect((process.cpuUsage().user - user) / 1000).toBeLessThan(20_000);
  },
);
