// What `RegexOptions.NonBacktracking` refuses, in .NET's words.
import type { RegexNode } from './regex-tree.ts';

/** The first construct that needs backtracking; undefined when there is none. */
export function backtrackingConstruct(node: RegexNode): string | undefined {
  switch (node.kind) {
    case 'backreference':
      return 'backreference (\\ number)';
    case 'look':
      return node.negative
        ? 'negative lookahead (?! pattern) or negative lookbehind (?<! pattern)'
        : 'positive lookahead (?= pattern) or positive lookbehind (?<= pattern)';
    case 'atomic':
      return 'atomic subexpressions (?> pattern)';
    case 'conditional':
      return node.test
        ? 'test conditional (?( test-pattern ) yes-pattern | no-pattern )'
        : 'captured group conditional (?( name ) yes-pattern | no-pattern ) or (?( number ) yes-pattern| no-pattern )';
    case 'anchor':
      return node.anchor === 'lastMatch' ? 'contiguous matches (\\G)' : undefined;
    case 'capture':
      if (node.pop !== undefined)
        return "balancing group (?<name1-name2>subexpression) or (?'name1-name2' subexpression)";
      return backtrackingConstruct(node.item);
    case 'repeat':
      return backtrackingConstruct(node.item);
    case 'sequence':
    case 'alternation':
      return node.items.map(backtrackingConstruct).find((construct) => construct !== undefined);
    default:
      return undefined;
  }
}
