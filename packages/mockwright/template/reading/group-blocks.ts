// Whether the blocks of a group fit the JSON around them: what a block writes, or leaves out, are whole entries of one
// container.
import { lexSource } from '@mockwright/csharp';
import { K } from '@mockwright/csharp';
import type { SourceText } from '@mockwright/language/text/source-text';
import { codeOfTag } from './code-source.ts';
import type { Tag } from './tags.ts';
import type { TemplateNode } from './template-tree.ts';

/** A tag of a group and the container between whose entries it stands. */
export interface PlacedControl {
  readonly tag: Tag;
  readonly container: TemplateNode;
}

/** What statements may begin with whose blocks run in their place in the text, as often as they like. */
const blockHeads: ReadonlySet<number> = new Set([
  K.OpenBrace, K.if, K.else, K.for, K.foreach, K.while, K.do, K.switch, K.case, K.default, K.using, K.lock,
]); // prettier-ignore

/** A brace that is open: the token that its statement begins with (none inside parentheses), and where it was opened. */
interface OpenBlock {
  readonly head: number | undefined;
  readonly tag: Tag;
  readonly container: TemplateNode;
  /** The innermost blocks, itself among them, that `break` and `continue` leave. */
  readonly broken: OpenBlock | undefined;
  readonly continued: OpenBlock | undefined;
}

/**
 * Whether every block that stays open over several tags opens and closes in the same container, runs where it stands
 * (a lambda or a `try` need not run, or not to its end), and no jump leaves a container that was opened inside.
 * @param file the template
 * @param controls all tags of a group, in order
 */
export function blocksFit(file: SourceText, controls: readonly PlacedControl[]): boolean {
  const open: OpenBlock[] = [];
  const outermost = controls[0]!.container;
  for (const { tag, container } of controls) {
    const { tokens } = lexSource(codeOfTag(file, tag));
    let statement = 0;
    let parentheses = 0;
    for (let at = 0; at < tokens.length; at++) {
      const { kind } = tokens[at]!;
      if (kind === K.OpenParen) parentheses++;
      else if (kind === K.CloseParen) parentheses--;
      else if (kind === K.Semicolon && parentheses === 0) statement = at + 1;
      else if (kind === K.OpenBrace) {
        open.push(
          opened(parentheses === 0 ? tokens[statement]?.kind : undefined, tag, container, open.at(-1)),
        );
        if (parentheses === 0) statement = at + 1;
      } else if (kind === K.CloseBrace) {
        const block = open.pop();
        if (!block || (block.tag !== tag && !(block.container === container && runsInPlace(block))))
          return false;
        if (parentheses === 0) statement = at + 1;
      } else if ((kind === K.return || kind === K.goto) && container !== outermost) return false;
      else if (kind === K.break || kind === K.continue) {
        const innermost = open.at(-1);
        const target = kind === K.break ? innermost?.broken : innermost?.continued;
        if (target?.container !== container) return false;
      }
    }
  }
  return open.length === 0;
}

function opened(
  head: number | undefined,
  tag: Tag,
  container: TemplateNode,
  around: OpenBlock | undefined,
): OpenBlock {
  const block = { head, tag, container, broken: around?.broken, continued: around?.continued };
  if (isLoop(head)) block.broken = block.continued = block;
  else if (head === K.switch) block.broken = block;
  return block;
}

function runsInPlace({ head }: OpenBlock): boolean {
  return head !== undefined && blockHeads.has(head);
}
function isLoop(head: number | undefined): boolean {
  return head === K.for || head === K.foreach || head === K.while || head === K.do;
}
