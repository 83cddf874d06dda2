// Reads a template file as a tree. A group whose tags stand between whole entries is part of the tree; what other groups
// write is known only when they run.
import { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { SourceText } from '@mockwright/language/text/source-text';
import { blocksFit } from './group-blocks.ts';
import type { PlacedControl } from './group-blocks.ts';
import { readTemplateJson } from './json-reader.ts';
import { isWrittenByCode, memberOf } from './template-tree.ts';
import { makeSkeleton, sortPieces, writes } from './skeleton.ts';
import type { Code, Group, Skeleton } from './skeleton.ts';
import type { Tag, TextPiece } from './tags.ts';
import type { TemplateTree } from './template-tree.ts';
import { walkTree } from './walk-tree.ts';

/** The tree of a template and the skeleton to which its offsets belong. */
export interface ReadTemplate {
  readonly skeleton: Skeleton;
  readonly tree: TemplateTree;
}

/** Reads the pieces of a file. Mistakes are reported; what was readable is returned. */
export function readTemplate(
  source: SourceText,
  pieces: readonly (Tag | TextPiece)[],
  diagnostics: DiagnosticBag,
): ReadTemplate {
  const sorted = sortPieces(source, pieces);
  const joined = new Set<Group>();
  for (;;) {
    const skeleton = makeSkeleton(source, sorted, (group) => !joined.has(group) && writes(group, source));
    const { openGroups } = skeleton;
    if (openGroups.length === 0)
      return { skeleton, tree: asRendered(readTemplateJson(source, skeleton, diagnostics), skeleton) };
    const attempt = new DiagnosticBag();
    const tree = asRendered(readTemplateJson(source, skeleton, attempt), skeleton);
    const body = codeOfBody(tree);
    const unfit = attempt.count > 0 ? openGroups : openGroups.filter((group) => !fits(source, group, body));
    if (unfit.length === 0) return { skeleton, tree };
    unfit.forEach((group) => joined.add(group));
  }
}

/** Code that writes the response, or the headers in it, writes the template: only its text tells what the answer is. */
function asRendered(tree: TemplateTree, skeleton: Skeleton): TemplateTree {
  const response = tree.root && memberOf(tree.root, 'response');
  const headers = response?.kind === 'object' ? memberOf(response, 'headers') : undefined;
  return isWrittenByCode(response) || isWrittenByCode(headers)
    ? { ...tree, isRendered: true, code: [...skeleton.codeAt.values()] }
    : tree;
}

/** The code of a body as far as its tree is known. */
interface BodyCode {
  readonly controls: ReadonlyMap<Code, PlacedControl>;
  readonly values: ReadonlySet<Code>;
  /** All code but that in comments. */
  readonly code: ReadonlySet<Code>;
}

function fits(source: SourceText, { pieces }: Group, { controls, values, code }: BodyCode): boolean {
  const placed: PlacedControl[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'statements') {
      const control = controls.get(piece);
      if (!control) return false;
      placed.push(control);
    } else if (piece.kind === 'expression' && !values.has(piece) && code.has(piece)) return false;
  }
  return blocksFit(source, placed);
}

function codeOfBody({ root, isRendered, code }: TemplateTree): BodyCode {
  const controls = new Map<Code, PlacedControl>();
  const values = new Set<Code>();
  const response = root && !isRendered ? memberOf(root, 'response') : undefined;
  const body = response?.kind === 'object' ? memberOf(response, 'body') : undefined;
  if (body)
    walkTree(body, (node, parent) => {
      if (node.kind === 'hole') values.add(node.code);
      else if (node.kind === 'control') controls.set(node.code, { tag: node.code, container: parent! });
      else if (node.kind === 'string')
        for (const part of node.parts) if (part.kind === 'code') values.add(part.code);
    });
  return { controls, values, code: new Set(code) };
}
