// Walks the tree of a template.
import { countStep } from '@mockwright/language/text/work-limit';
import type { ControlledNode, ControlNode, MemberNode, TemplateNode } from './template-tree.ts';

/** Shows every node of a tree, in the order of the text, with the node around it. */
export function walkTree(
  node: TemplateNode | MemberNode | ControlNode,
  see: (node: TemplateNode | ControlNode, parent: TemplateNode | undefined) => void,
  parent?: TemplateNode,
): void {
  countStep();
  if (node.kind === 'member') {
    walkTree(node.name, see, parent);
    walkTree(node.value, see, parent);
    return;
  }
  see(node, parent);
  for (const entry of entriesOf(node)) walkTree(entry, see, node as TemplateNode);
}

function entriesOf(node: TemplateNode | ControlNode): ControlledNode['entries'] {
  switch (node.kind) {
    case 'object':
      return node.members;
    case 'array':
      return node.items;
    case 'controlled':
      return node.entries;
    default:
      return [];
  }
}
