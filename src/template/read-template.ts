// Reads a template file as a tree. A group whose tags stand between whole entries is part of the tree; what other groups
// write is known only when they run.
import { DiagnosticBag } from '../diagnostics/diagnostic.ts';
import type { SourceText } from '../text/source-text.ts';
import { blocksFit } from './group-blocks.ts';
import type { PlacedControl } from './group-blocks.ts';
import { readTemplateJson } from './json-reader.ts';
import { memberOf } from './sections.ts';
import { makeSkeleton, sortPieces } from './skeleton.ts';
import type { Code, Group, Skeleton } from './skeleton.ts';
import type { Tag, TextPiece } from './tags.ts';
import type { MemberNode, TemplateNode, TemplateTree } from './template-tree.ts';

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
    const skeleton = makeSkeleton(source, sorted, (group) => !joined.has(group) && writes(source, group));
    const { openGroups } = skeleton;
    if (openGroups.length === 0) return { skeleton, tree: readTemplateJson(source, skeleton, diagnostics) };
    const attempt = new DiagnosticBag();
    const tree = readTemplateJson(source, skeleton, attempt);
    const places = placesInBody(tree);
    const unfit = attempt.count > 0 ? openGroups : openGroups.filter((group) => !fits(source, group, places));
    if (unfit.length === 0) return { skeleton, tree };
    unfit.forEach((group) => joined.add(group));
  }
}

/** Whether a group writes to the answer: an expression, or text that is more than white space. */
function writes(source: SourceText, group: Group): boolean {
  return group.pieces.some(
    (piece) =>
      piece.kind === 'expression' ||
      (piece.kind === 'text' && source.text.slice(piece.start, piece.end).trim() !== ''),
  );
}

/** Where the code of a tree stands as far as the tree is known. */
interface Places {
  readonly controls: ReadonlyMap<Code, PlacedControl>;
  readonly values: ReadonlySet<Code>;
  /** All code but that in comments. */
  readonly code: ReadonlySet<Code>;
}

function fits(source: SourceText, { pieces }: Group, { controls, values, code }: Places): boolean {
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

function placesInBody({ root, isRendered, code }: TemplateTree): Places {
  const controls = new Map<Code, PlacedControl>();
  const values = new Set<Code>();
  const visit = (node: TemplateNode | MemberNode): void => {
    switch (node.kind) {
      case 'hole':
        values.add(node.code);
        break;
      case 'string':
        for (const part of node.parts) if (part.kind === 'code') values.add(part.code);
        break;
      case 'member':
        visit(node.name);
        visit(node.value);
        break;
      case 'object':
        node.members.forEach(visit);
        break;
      case 'array':
        node.items.forEach(visit);
        break;
      case 'controlled':
        for (const entry of node.entries)
          if (entry.kind === 'control') controls.set(entry.code, { control: entry, container: node });
          else visit(entry);
        break;
      default: // a scalar, or known only when it is rendered
    }
  };
  const response = root && !isRendered ? memberOf(root, 'response') : undefined;
  const body = response?.kind === 'object' ? memberOf(response, 'body') : undefined;
  if (body) visit(body);
  return { controls, values, code: new Set(code) };
}
