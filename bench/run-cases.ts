// What bench/run.ts runs: C#, and the JavaScript that one would write by hand for the same.

/** One case: `setup` is not measured; `body` is, and its result is used. */
export interface RunCase {
  readonly name: string;
  readonly setup: string;
  readonly body: string;
  readonly result: string;
  readonly javascript: () => () => unknown;
}

interface Item {
  id: number;
  name: string;
  price: number;
  tags: string[];
}
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `Item ${id}`,
    price: id / 4,
    tags: ['red', 'green'],
  }));
const itemsCode = (count: number): string =>
  `var items = new JArray(Enumerable.Range(0, ${count}).Select(i => new JObject { ["id"] = i, ["name"] = $"Item {i}", ["price"] = i / 4.0, ["tags"] = new JArray("red", "green") }));`;

function* pricesIn(value: unknown): Iterable<unknown> {
  if (Array.isArray(value)) for (const item of value) yield* pricesIn(item);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      if (key === 'price') yield child;
      yield* pricesIn(child);
    }
  }
}

export const runCases: readonly RunCase[] = [
  {
    name: 'loop with arithmetic, 3,000,000 rounds',
    setup: '',
    body: 'var sum = 0; for (var i = 0; i < 3000000; i++) { sum += i % 7 * 3; if (sum > 1000000) sum -= 1000000; }',
    result: 'sum',
    javascript: () => () => {
      let sum = 0;
      for (let i = 0; i < 3_000_000; i++) {
        sum = (sum + (i % 7) * 3) | 0;
        if (sum > 1_000_000) sum -= 1_000_000;
      }
      return sum;
    },
  },
  {
    // JavaScript's numbers do not hold a long; its bigint does.
    name: 'loop with long arithmetic, 1,000,000 rounds',
    setup: '',
    body: 'var sum = 0L; for (var i = 0; i < 1000000; i++) sum += i * 3L;',
    result: 'sum',
    javascript: () => () => {
      let sum = 0n;
      for (let i = 0; i < 1_000_000; i++) sum = BigInt.asIntN(64, sum + BigInt(i) * 3n);
      return sum;
    },
  },
  {
    name: 'List<int> by index, 1,000,000',
    setup: 'var list = Enumerable.Range(0, 1000000).ToList();',
    body: 'var sum = 0; for (var i = 0; i < list.Count; i++) { if (list[i] % 2 == 0) sum++; list[i] = i; }',
    result: 'sum',
    javascript: () => {
      const list = Array.from({ length: 1_000_000 }, (_, i) => i);
      return () => {
        let sum = 0;
        for (let i = 0; i < list.length; i++) {
          if (list[i]! % 2 === 0) sum++;
          list[i] = i;
        }
        return sum;
      };
    },
  },
  {
    name: 'foreach over List<int>, 1,000,000',
    setup: 'var list = Enumerable.Range(0, 1000000).ToList();',
    body: 'var sum = 0; foreach (var x in list) { if (x % 3 == 0) sum += 1; }',
    result: 'sum',
    javascript: () => {
      const list = Array.from({ length: 1_000_000 }, (_, i) => i);
      return () => {
        let sum = 0;
        for (const x of list) if (x % 3 === 0) sum++;
        return sum;
      };
    },
  },
  {
    name: 'int[] by index, 1,000,000',
    setup: 'var array = Enumerable.Range(0, 1000000).ToArray();',
    body: 'var sum = 0; for (var i = 1; i < array.Length; i++) { if (array[i] > array[i - 1]) sum++; array[i] = i; }',
    result: 'sum',
    javascript: () => {
      const array = Array.from({ length: 1_000_000 }, (_, i) => i);
      return () => {
        let sum = 0;
        for (let i = 1; i < array.length; i++) {
          if (array[i]! > array[i - 1]!) sum++;
          array[i] = i;
        }
        return sum;
      };
    },
  },
  {
    name: 'recursion, Fib(27)',
    setup: 'int Fib(int n) => n < 2 ? n : Fib(n - 1) + Fib(n - 2);',
    body: 'var fib = Fib(27);',
    result: 'fib',
    javascript: () => {
      const fib = (n: number): number => (n < 2 ? n : (fib(n - 1) + fib(n - 2)) | 0);
      return () => fib(27);
    },
  },
  {
    name: 'Sort with a comparison, 20,000',
    setup: 'var numbers = Enumerable.Range(0, 20000).Select(i => i * 7919 % 20011).ToList();',
    body: 'var sorted = new List<int>(numbers); sorted.Sort((a, b) => b.CompareTo(a));',
    result: 'sorted[0]',
    javascript: () => {
      const numbers = Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 20_011);
      return () => [...numbers].sort((a, b) => (b < a ? -1 : b > a ? 1 : 0))[0];
    },
  },
  {
    name: 'LINQ over 10,000',
    setup: 'var list = Enumerable.Range(0, 10000).ToList();',
    body: 'var top = list.Where(x => x % 3 == 0).Select(x => x * 7 % 1009).OrderByDescending(x => x).Take(100).Sum();',
    result: 'top',
    javascript: () => {
      const list = Array.from({ length: 10_000 }, (_, i) => i);
      return () =>
        list
          .filter((x) => x % 3 === 0)
          .map((x) => (x * 7) % 1009)
          .sort((a, b) => b - a)
          .slice(0, 100)
          .reduce((a, b) => a + b, 0);
    },
  },
  {
    name: 'GroupBy over 10,000',
    setup: 'var list = Enumerable.Range(0, 10000).ToList();',
    body: 'var groups = list.GroupBy(x => x % 100).ToDictionary(g => g.Key, g => g.Count());',
    result: 'groups.Count',
    javascript: () => {
      const list = Array.from({ length: 10_000 }, (_, i) => i);
      return () => {
        const groups = new Map<number, number[]>();
        for (const x of list) {
          const group = groups.get(x % 100);
          if (group) group.push(x);
          else groups.set(x % 100, [x]);
        }
        return new Map([...groups].map(([key, group]) => [key, group.length])).size;
      };
    },
  },
  {
    name: 'string += 100,000 times',
    setup: '',
    body: 'var s = ""; for (var i = 0; i < 100000; i++) s += i % 10;',
    result: 's.Length',
    javascript: () => () => {
      let s = '';
      for (let i = 0; i < 100_000; i++) s += i % 10;
      return s.length;
    },
  },
  {
    name: 'interpolated strings, 100,000',
    setup: 'var name = "order";',
    body: 'var length = 0; for (var i = 0; i < 100000; i++) length += $"{name} {i}: {i * 2}".Length;',
    result: 'length',
    javascript: () => () => {
      let length = 0;
      for (let i = 0; i < 100_000; i++) length += `order ${i}: ${i * 2}`.length;
      return length;
    },
  },
  {
    name: 'Dictionary<string, int> of 100,000',
    setup: 'var keys = Enumerable.Range(0, 100000).Select(i => "key" + i).ToArray();',
    body: 'var map = new Dictionary<string, int>(); foreach (var key in keys) map[key] = key.Length; var sum = 0; foreach (var key in keys) if (map.TryGetValue(key, out var value)) sum += value;',
    result: 'sum',
    javascript: () => {
      const keys = Array.from({ length: 100_000 }, (_, i) => `key${i}`);
      return () => {
        const map = new Map<string, number>();
        for (const key of keys) map.set(key, key.length);
        let sum = 0;
        for (const key of keys) sum += map.get(key) ?? 0;
        return sum;
      };
    },
  },
  {
    name: 'StringBuilder of 1 MB',
    setup: '',
    body: 'var text = new System.Text.StringBuilder(); for (var i = 0; i < 100000; i++) text.Append("0123456789"); var done = text.ToString();',
    result: 'done.Length',
    javascript: () => () => {
      const parts: string[] = [];
      for (let i = 0; i < 100_000; i++) parts.push('0123456789');
      return parts.join('').length;
    },
  },
  {
    name: 'SerializeObject of a token, 100 KB',
    setup: itemsCode(1600),
    body: 'var json = JsonConvert.SerializeObject(items);',
    result: 'json.Length',
    javascript: () => {
      const all = items(1600);
      return () => JSON.stringify(all).length;
    },
  },
  {
    name: 'JToken.Parse, 100 KB',
    setup: `${itemsCode(1600)} var json = items.ToString(Formatting.None);`,
    body: 'var read = JToken.Parse(json);',
    result: 'read.Count()',
    javascript: () => {
      const json = JSON.stringify(items(1600));
      return () => (JSON.parse(json) as unknown[]).length;
    },
  },
  {
    name: "SelectTokens('$..price'), 1 MB",
    setup: itemsCode(15_000),
    body: 'var prices = items.SelectTokens("$..price").Count();',
    result: 'prices',
    javascript: () => {
      const all = items(15_000);
      return () => [...pricesIn(all)].length;
    },
  },
];
