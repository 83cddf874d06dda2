// The value of a constant: of a field, a local, or at the top of the script.
import type { FieldSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous, isReferenceType, isString } from '../../../symbols/type-extensions.ts';
import type { ExpressionSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';

/** Reports what is no constant (CS0133), or one that cannot be of that type (CS0134). */
export function bindConstantValue(
  binder: Binder,
  syntax: ExpressionSyntax,
  type: Type,
  display: string,
): { readonly value: ConstantValue } | undefined {
  const value = binder.bindConverted(syntax, type);
  if (value.kind === 'Bad' || isErroneous(value.type)) return undefined;
  if (value.constant) return value.constant;
  if (value.kind === 'Conversion' && value.operand.constant && isReferenceType(type) && !isString(type))
    binder.error('CS0134', syntax, [display, displayType(type)]);
  else binder.error('CS0133', syntax, [display]);
  return undefined;
}

/** A constant whose value nobody has asked for yet. */
interface OpenConstant {
  /** What it is made of; undefined for an enum member that follows another. */
  readonly initializer: TextSpan | undefined;
  readonly binder: Binder;
  readonly previous: FieldSymbol | undefined;
}
const openConstants = new WeakMap<FieldSymbol, OpenConstant>();

/** How many constants may be on the way, each asked for by the one before. */
const deepest = 30;
let depth = 0;

/**
 * Constants may name constants declared later: the field's is worked out when first asked for. Reports one that needs
 * itself (CS0110).
 */
export function setConstant(
  field: FieldSymbol,
  span: TextSpan,
  open: OpenConstant,
  workOut: () => FieldSymbol['constant'],
): void {
  openConstants.set(field, open);
  let state: 'open' | 'busy' | 'done' = 'open';
  let constant: FieldSymbol['constant'];
  const finish = (value: FieldSymbol['constant']): void => {
    state = 'done';
    constant = value;
  };
  Object.defineProperty(field, 'constant', {
    enumerable: true,
    get: () => {
      if (state === 'open') {
        if (depth >= deepest) workOutAhead(field);
        state = 'busy';
        openConstants.delete(field);
        depth++;
        try {
          const value = workOut();
          // A circle gave it a value meanwhile.
          if ((state as string) === 'busy') finish(value);
        } finally {
          depth--;
        }
      } else if (state === 'busy') {
        open.binder.error('CS0110', span, [displayMember(field)]);
        finish({ value: 0 });
      }
      return constant;
    },
  });
}

/**
 * Works out what a constant needs, the innermost first: one that asks for the next goes only so deep. Of a circle nothing
 * is worked out: where it is told depends on which one is asked first.
 */
function workOutAhead(field: FieldSymbol): void {
  const order: FieldSymbol[] = [];
  const known = new Set([field]);
  const path = [{ field, needs: neededBy(field) }];
  while (path.length > 0) {
    const { field: present, needs } = path.at(-1)!;
    const next = needs.pop();
    if (!next) {
      path.pop();
      if (present !== field) order.push(present);
    } else if (!known.has(next)) {
      known.add(next);
      path.push({ field: next, needs: neededBy(next) });
    } else if (path.some((each) => each.field === next)) return;
  }
  for (const each of order) void each.constant;
}

/** The constants of its type that are not worked out yet and that its text names. */
function neededBy(field: FieldSymbol): FieldSymbol[] {
  const open = openConstants.get(field);
  if (!open) return [];
  const { initializer, binder, previous } = open;
  if (!initializer) return previous && openConstants.has(previous) ? [previous] : [];
  const words = binder.source.text
    .slice(initializer.start, initializer.end)
    .match(/[\p{L}_][\p{L}\p{N}_]*/gu);
  return [...new Set(words)].flatMap((word) =>
    (field.containingType?.members(word) ?? []).filter(
      (member): member is FieldSymbol => member.kind === 'field' && openConstants.has(member),
    ),
  );
}
