// Where the code of a tree stands.
import type { Code, Skeleton } from '../reading/skeleton.ts';
import { OutermostSpans } from './outermost-spans.ts';
import type { ControlNode, TemplateNode, TemplateTree } from '../reading/template-tree.ts';
import { walkTree } from '../reading/walk-tree.ts';

/** The places of the code of a tree. */
export class Places {
  readonly inString: Set<Code> = new Set<Code>();
  /** Expressions that stand for items of arrays. */
  readonly items: Set<Code> = new Set<Code>();
  readonly #rendered: OutermostSpans<TemplateNode>;
  #positions: Map<Code, number> | undefined;

  constructor({ root }: TemplateTree) {
    const rendered: TemplateNode[] = [];
    if (root)
      walkTree(root, (node, parent) => {
        if (node.kind === 'rendered') rendered.push(node);
        else this.#see(node, parent);
      });
    this.#rendered = new OutermostSpans(rendered);
  }
  /** The offset of a code in the skeleton. */
  positionOf(skeleton: Skeleton, code: Code): number {
    this.#positions ??= new Map([...skeleton.codeAt].map(([at, found]) => [found, at]));
    return this.#positions.get(code)!;
  }
  /** The rendered value that an offset is part of. */
  renderedAround(at: number): TemplateNode | undefined {
    return this.#rendered.at(at);
  }
  #see(node: TemplateNode | ControlNode, parent: TemplateNode | undefined): void {
    if (node.kind === 'hole' && isArray(parent)) this.items.add(node.code);
    else if (node.kind === 'string')
      for (const part of node.parts) if (part.kind === 'code') this.inString.add(part.code);
  }
}

function isArray(node: TemplateNode | undefined): boolean {
  return node?.kind === 'array' || (node?.kind === 'controlled' && node.bracket === '[');
}
