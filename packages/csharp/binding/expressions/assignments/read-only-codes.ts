// Which code tells that a variable cannot be used so, by what it is and what it is wanted for (C# 12.21.2, 9.7).
import type { BindingCode } from '@mockwright/language/diagnostics/binding-codes';

/** Why the expression is looked at as a variable. */
export type VariableUse = 'assign' | 'increment' | 'reference' | 'refAssign' | 'return';

/** The codes of one use. */
interface ReadOnlyCodes {
  /** It is no variable at all. */
  readonly value: BindingCode;
  /** A property that does not return a reference. */
  readonly property: BindingCode;
  readonly field: BindingCode;
  readonly staticField: BindingCode;
  readonly memberOfField: BindingCode;
  readonly memberOfStaticField: BindingCode;
  /** What `ref readonly` and `in` refer to. */
  readonly referred: BindingCode;
  readonly memberOfReferred: BindingCode;
  /** Variables that only their statement changes: `foreach`, `using`. */
  readonly ofStatement: BindingCode;
  readonly memberOfStatement: BindingCode;
  readonly range: BindingCode;
  /** `this` where it is read-only. */
  readonly self: BindingCode;
  readonly primaryParameter: BindingCode;
  readonly memberOfPrimaryParameter: BindingCode;
}

const assign: ReadOnlyCodes = {
  value: 'CS0131',
  property: 'CS0200',
  field: 'CS0191',
  staticField: 'CS0198',
  memberOfField: 'CS1648',
  memberOfStaticField: 'CS1650',
  referred: 'CS8331',
  memberOfReferred: 'CS8332',
  ofStatement: 'CS1656',
  memberOfStatement: 'CS1654',
  range: 'CS1947',
  self: 'CS1604',
  primaryParameter: 'CS9114',
  memberOfPrimaryParameter: 'CS9117',
};

/** The codes of every use. */
export const readOnlyCodes: Readonly<Record<VariableUse, ReadOnlyCodes>> = {
  assign,
  increment: { ...assign, value: 'CS1059' },
  /** What another reference is made to refer to. */
  refAssign: { ...assign, value: 'CS1510', property: 'CS1510', self: 'CS1510' },
  reference: {
    value: 'CS1510',
    property: 'CS0206',
    field: 'CS0192',
    staticField: 'CS0199',
    memberOfField: 'CS1649',
    memberOfStaticField: 'CS1651',
    referred: 'CS8329',
    memberOfReferred: 'CS8330',
    ofStatement: 'CS1657',
    memberOfStatement: 'CS1655',
    range: 'CS1939',
    self: 'CS1605',
    primaryParameter: 'CS9116',
    memberOfPrimaryParameter: 'CS9119',
  },
  return: {
    value: 'CS8156',
    property: 'CS8156',
    field: 'CS8160',
    staticField: 'CS8161',
    memberOfField: 'CS8162',
    memberOfStaticField: 'CS8163',
    referred: 'CS8333',
    memberOfReferred: 'CS8334',
    ofStatement: 'CS1657',
    memberOfStatement: 'CS1655',
    range: 'CS8159',
    self: 'CS8354',
    primaryParameter: 'CS9115',
    memberOfPrimaryParameter: 'CS9118',
  },
};
