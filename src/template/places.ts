// Where the code of a tree stands.
import type { Code, Skeleton } from './skeleton.ts';
import type { MemberNode, TemplateNode, TemplateTree } from './template-tree.ts';

/** The places of the code of a tree. */
export class Places {
  readonly inString: Set<Code> = new Set<Code>();
  /** Expressions that stand for items of arrays. */
  readonly items: Set<Code> = new Set<Code>();
  readonly #rendered: TemplateNode[] = [];
  #positions: Map<Code, number> | undefined;

  constructor(tree: TemplateTree) {
    if (tree.root) this.#visit(tree.root);
  }
  /** The offset of a code in the skeleton. */
  positionOf(skeleton: Skeleton, code: Code): number {
    this.#positions ??= new Map([...skeleton.codeAt].map(([at, found]) => [found, at]));
    return this.#positions.get(code)!;
  }
  /** The rendered value that an offset is part of. */
  renderedAround(at: number): TemplateNode | undefined {
    return this.#rendered.find((node) => at >= node.start && at < node.end);
  }
  #visit(node: TemplateNode): void {
    if (node.kind === 'rendered') this.#rendered.push(node);
    else if (node.kind === 'array') node.items.forEach((item) => this.#visitItem(item));
    else if (node.kind === 'controlled') {
      for (const entry of node.entries)
        if (entry.kind === 'member') this.#visitMember(entry);
        else if (entry.kind !== 'control') this.#visitItem(entry);
    } else if (node.kind === 'object') node.members.forEach((member) => this.#visitMember(member));
    else if (node.kind === 'string') {
      for (const part of node.parts) if (part.kind === 'code') this.inString.add(part.code);
    }
  }
  #visitItem(item: TemplateNode): void {
    if (item.kind === 'hole') this.items.add(item.code);
    else this.#visit(item);
  }
  #visitMember({ name, value }: MemberNode): void {
    this.#visit(name);
    this.#visit(value);
  }
}
