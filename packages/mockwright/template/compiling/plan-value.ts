// Makes plans of values: what stands in a field, with slots for its code.
import type { TextSpan } from '@mockwright/language/text/source-text';
import { valueOfNode } from '../fields/value-of-node.ts';
import type { SlotOf } from '../plan/json-plan.ts';
import type { TextTemplate, ValuePlan } from '../plan/value-plan.ts';
import { isWrittenByCode } from '../reading/template-tree.ts';
import type { TemplateNode } from '../reading/template-tree.ts';

/** @param spanOf the place in the file of one in the skeleton */
export function planValue(
  node: TemplateNode,
  slotOf: SlotOf,
  spanOf: (place: TextSpan) => TextSpan,
): ValuePlan {
  const plan = (inner: TemplateNode): ValuePlan => planValue(inner, slotOf, spanOf);
  const span = spanOf(node);
  if (node.kind === 'array') {
    const items = node.items.map(plan);
    return items.every(isStatic)
      ? { kind: 'static', value: valueOfNode(node, spanOf) }
      : { kind: 'list', items, span };
  }
  if (node.kind === 'object') {
    const members = node.members.map(({ name, value }) => ({ name: plan(name), value: plan(value) }));
    return members.every(({ name, value }) => isStatic(name) && isStatic(value))
      ? { kind: 'static', value: valueOfNode(node, spanOf) }
      : { kind: 'object', members, span };
  }
  if (isWrittenByCode(node))
    return { kind: 'slot', slot: slotOf(node.kind === 'hole' ? node.code : node), span };
  const text = textTemplate(node, slotOf);
  return text.every((part) => typeof part === 'string')
    ? { kind: 'static', value: valueOfNode(node, spanOf) }
    : { kind: 'text', text, span };
}

/** Whether a value needs no slot. */
function isStatic({ kind }: ValuePlan): boolean {
  return kind === 'static';
}

/** A node as text; what code writes has slots. */
export function textTemplate(node: TemplateNode, slotOf: SlotOf): TextTemplate {
  switch (node.kind) {
    case 'string':
      return node.parts.map((part) => (part.kind === 'text' ? part.text : slotOf(part.code)));
    case 'scalar':
      return [node.text === 'null' ? '' : node.text];
    case 'hole':
      return [slotOf(node.code)];
    default:
      return [slotOf(node)];
  }
}
