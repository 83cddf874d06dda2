// How much a backtracking matcher may have to do for a pattern, at worst.
import type { RegexNode } from './regex-tree.ts';

/** Logarithms to the base 2, since what they stand for grows without end. */
interface Cost {
  /** In how many ways the node can match at one place: what follows is tried after each of them. */
  readonly ways: number;
  /** In how many of them it reads the same stretch of text. */
  readonly same: number;
  /** How many steps it takes to try them all. */
  readonly work: number;
}

const none: Cost = { ways: 0, same: 0, work: 0 };

/** So long that texts are matched without a time limit where the pattern allows it, the longest first. */
const lengths: readonly number[] = [2 ** 26, 2 ** 20, 2 ** 16, 20_000, 2000, 500, 100, 16, 8];
/** What the engine does within a second. */
const affordable = 31;

/**
 * How long a text may be so that the engine needs less than a second for the worst one.
 * @returns Infinity where no text is too long; -1 where each may be
 */
export function unguardedLength(root: RegexNode): number {
  const pattern = withoutRest(root);
  const isTriedOnce = startsAtStart(root);
  const length = lengths.find((each) => {
    const { work } = costOf(pattern, each);
    const starts = Math.log2(each);
    return (isTriedOnce ? sum(work, starts) : work + starts) <= affordable;
  });
  return length === lengths[0] ? Infinity : (length ?? -1);
}

function costOf(node: RegexNode, length: number): Cost {
  switch (node.kind) {
    case 'text':
      return { ...none, work: Math.log2(1 + node.text.length) };
    case 'sequence': {
      let [ways, work, mostLengths] = [0, 0, 0];
      for (const item of node.items) {
        const cost = costOf(item, length);
        work = sum(work, ways + cost.work);
        ways += cost.ways;
        mostLengths = Math.max(mostLengths, cost.ways - cost.same);
      }
      // The length of one part follows from those of the others.
      return { ways, same: ways - mostLengths, work };
    }
    case 'alternation': {
      const costs = node.items.map((item) => costOf(item, length));
      return {
        ways: costs.map(({ ways }) => ways).reduce(sum),
        same: costs.map(({ same }) => same).reduce(sum),
        work: costs.map(({ work }) => work).reduce(sum),
      };
    }
    case 'repeat': {
      const item = costOf(node.item, length);
      // Each turn beyond the least ones reads something.
      const turns = Math.min(node.most, node.least + length);
      // A stretch is cut into turns before each of its characters or not.
      const cuts = node.least > 1 ? Infinity : turns * item.same + length;
      const same = Math.min(turns * item.ways, cuts);
      return {
        ways: same + Math.log2(1 + turns - node.least),
        same,
        work: same + Math.log2(1 + turns) + item.work,
      };
    }
    case 'look':
    case 'atomic':
      return { ...none, work: costOf(node.item, length).work };
    case 'capture':
      return costOf(node.item, length);
    default:
      return none;
  }
}

/** log2(2^a + 2^b) */
function sum(a: number, b: number): number {
  const most = Math.max(a, b);
  return most === Infinity ? Infinity : most + Math.log2(2 ** (a - most) + 2 ** (b - most));
}

/** The pattern without the turns of its last repetition that need not be: behind it nothing can fail. */
function withoutRest(node: RegexNode): RegexNode {
  switch (node.kind) {
    case 'repeat':
      return { ...node, most: Math.min(node.most, Math.max(node.least, 1)) };
    case 'capture':
      return { ...node, item: withoutRest(node.item) };
    case 'alternation':
      return { ...node, items: node.items.map(withoutRest) };
    case 'sequence':
      return { ...node, items: [...node.items.slice(0, -1), ...node.items.slice(-1).map(withoutRest)] };
    default:
      return node;
  }
}

function startsAtStart(node: RegexNode): boolean {
  switch (node.kind) {
    case 'anchor':
      return node.anchor === 'start';
    case 'capture':
      return startsAtStart(node.item);
    case 'sequence':
      return node.items.length > 0 && startsAtStart(node.items[0]!);
    default:
      return false;
  }
}
