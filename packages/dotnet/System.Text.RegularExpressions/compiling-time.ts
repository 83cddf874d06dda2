// How long the engine may take to compile a pattern: that cannot be stopped.
import { wordOfBoundary } from './character-classes.ts';
import type { CharacterSet } from './character-set.ts';
import type { AnchorKind, RegexNode } from './regex-tree.ts';

/** The engine looks so many characters ahead from each place where it has to choose. */
const ahead = 4;
/** How many ways lead to a place, by the number of characters that they still look for there. */
type Ways = readonly number[];

/**
 * Microseconds for reading a class and writing it as code: once each for texts of narrow and of wide characters, and again
 * when it has been searched for often.
 */
const classTime = 4;
const rangeTime = 1 / 4;
const timeOfSet = (set: CharacterSet): number => classTime + rangeTime * (set.bounds.length / 2);
/** `\b` looks at both sides in two ways. */
const setsOfBoundary = 4;
const isOfWord = (anchor: AnchorKind): boolean => anchor === 'wordBoundary' || anchor === 'notWordBoundary';

/** Microseconds for what is written as code once, however many ways lead there. */
function timeOnce(node: RegexNode): number {
  switch (node.kind) {
    case 'class':
      return timeOfSet(node.set);
    case 'anchor':
      return isOfWord(node.anchor) ? setsOfBoundary * timeOfSet(wordOfBoundary()) : 0;
    case 'sequence':
    case 'alternation':
      return node.items.reduce((sum, item) => sum + timeOnce(item), 0);
    case 'repeat':
    case 'look':
    case 'capture':
    case 'atomic':
      return timeOnce(node.item);
    default:
      return 0;
  }
}

/** Follows all ways from all choices through a pattern at once. */
class Follower {
  /** How many nodes all ways come by, each of which takes a microsecond. */
  visits = 0;
  readonly #most: number;
  constructor(most: number) {
    this.#most = most;
  }

  follow(node: RegexNode, before: Ways): Ways {
    this.visits += before.reduce((sum, each) => sum + each, 1);
    if (this.visits > this.#most) return before;
    switch (node.kind) {
      case 'text':
        return reading(before, node.text.length);
      case 'class':
        return reading(before, 1);
      case 'anchor':
        // That of a word is an alternation for the engine.
        return isOfWord(node.anchor) ? added(choosing(before), choosing(before)) : before;
      case 'sequence':
        return node.items.reduce<Ways>((ways, item) => this.follow(item, ways), before);
      case 'alternation': {
        const ways = choosing(before);
        return node.items.map((item) => this.follow(item, ways)).reduce(added);
      }
      case 'repeat': {
        let ways = before;
        for (let turn = 0; turn < Math.min(node.least, ahead); turn++) ways = this.follow(node.item, ways);
        if (node.most === node.least) return ways;
        ways = choosing(ways);
        let all = ways;
        for (let turn = 0; turn < Math.min(node.most - node.least, ahead); turn++) {
          ways = this.follow(node.item, ways);
          all = added(all, ways);
        }
        return all;
      }
      case 'look':
        return added(before, this.follow(node.item, choosing(before)));
      case 'capture':
      case 'atomic':
        return this.follow(node.item, before);
      default:
        return before;
    }
  }
}

/**
 * How many microseconds the engine takes at worst to compile a pattern in all the ways that it may do so.
 * @param most what need not be counted further
 */
export function compilingTime(root: RegexNode, most: number): number {
  const follower = new Follower(most);
  follower.follow(root, choosing([]));
  return follower.visits + timeOnce(root);
}

/** The ways, and one more that begins here. */
function choosing(ways: Ways): Ways {
  return Array.from({ length: ahead + 1 }, (_, left) => (ways[left] ?? 0) + (left === ahead ? 1 : 0));
}

/** The ways that are not at their end when so many characters are read. */
function reading(ways: Ways, count: number): Ways {
  return ways.map((_, left) => (left === 0 ? 0 : (ways[left + count] ?? 0)));
}

function added(some: Ways, more: Ways): Ways {
  return some.map((each, left) => each + more[left]!);
}
