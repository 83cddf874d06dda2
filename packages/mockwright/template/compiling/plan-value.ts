// Makes plans of values: what stands in a field, with slots for its code.
import type { TextSpan } from '@mockwright/language/text/source-text';
import { countStep } from '@mockwright/language/text/work-limit';
import type { FieldMember } from '../fields/field-value.ts';
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
  countStep();
  const plan = (inner: TemplateNode): ValuePlan => planValue(inner, slotOf, spanOf);
  const span = spanOf(node);
  if (node.kind === 'array') {
    const items = node.items.map(plan);
    return items.every(isStatic)
      ? { kind: 'static', value: { kind: 'list', items: items.map(({ value }) => value), span } }
      : { kind: 'list', items, span };
  }
  if (node.kind === 'object') {
    const members = node.members.map(({ name, value }) => ({ name: plan(name), value: plan(value) }));
    return members.every(isStaticMember)
      ? { kind: 'static', value: { kind: 'object', members: members.map(valueOfMember), span } }
      : { kind: 'object', members, span };
  }
  if (isWrittenByCode(node))
    return { kind: 'slot', slot: slotOf(node.kind === 'hole' ? node.code : node), span };
  const text = textTemplate(node, slotOf);
  return text.every((part) => typeof part === 'string')
    ? { kind: 'static', value: valueOfNode(node, spanOf) }
    : { kind: 'text', text, span };
}

type StaticPlan = Extract<ValuePlan, { readonly kind: 'static' }>;

/** A name and a value of an object. */
interface MemberPlan<Plan> {
  readonly name: Plan;
  readonly value: Plan;
}

/** Whether a value needs no slot. */
function isStatic(plan: ValuePlan): plan is StaticPlan {
  return plan.kind === 'static';
}

function isStaticMember(member: MemberPlan<ValuePlan>): member is MemberPlan<StaticPlan> {
  return isStatic(member.name) && isStatic(member.value);
}

function valueOfMember({ name, value }: MemberPlan<StaticPlan>): FieldMember {
  return { name: name.value, value: value.value };
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
