// Stores into arrays that were given as parameters: in sources of the library, by the form of the code.
import ts from '@typescript/typescript6';

/** A store that nothing in the code itself shows to be right. */
export interface Store {
  /** The function, by the name it has in the source. */
  readonly place: string;
  readonly code: string;
}

const mutators: ReadonlySet<string> = new Set(['copyWithin', 'fill', 'push', 'splice', 'unshift']);
/** What makes sure of the value, or throws. */
const checks: ReadonlySet<string> = new Set(['storable', 'stored']);
/** Arrays of numbers are of one type: bytes, characters. Other objects are no arrays of the template. */
const safeTypes = /^(?:number\[\]|Bytes)(?: \| null)?$/;
const arrayTypes = /\[\]|^(?:NetArray|AnyArray|any|unknown)\b/;

/** The stores of a source. */
export function storesOf(text: string): readonly Store[] {
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const found: Store[] = [];
  const look = (array: ts.Expression, node: ts.Node): void => {
    const target = bare(array);
    const parameter = ts.isIdentifier(target) ? parameterOf(target) : undefined;
    const type = parameter?.type?.getText();
    if (!parameter || (type !== undefined && (safeTypes.test(type) || !arrayTypes.test(type)))) return;
    found.push({ place: nameOf(parameter.parent), code: node.getText().replace(/\s+/g, ' ') });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
      const left = bare(node.left);
      if (ts.isElementAccessExpression(left) && !isChecked(node.right)) look(left.expression, node);
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (mutators.has(node.expression.name.text)) look(node.expression.expression, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;
}
const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

function isChecked(value: ts.Expression): boolean {
  return ts.isCallExpression(value) && ts.isIdentifier(value.expression) && checks.has(value.expression.text);
}

/** The parameter that a name means; undefined where it is a variable. */
function parameterOf(name: ts.Identifier): ts.ParameterDeclaration | undefined {
  for (let at: ts.Node = name.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isBlock(at) && at.statements.some((statement) => declares(statement, name.text))) return undefined;
    const loop = ts.isForOfStatement(at) || ts.isForStatement(at) ? at.initializer : undefined;
    if (loop && ts.isVariableDeclarationList(loop) && names(loop, name.text)) return undefined;
    const found =
      ts.isFunctionLike(at) &&
      at.parameters.find(
        (each): each is ts.ParameterDeclaration =>
          ts.isParameter(each) && ts.isIdentifier(each.name) && each.name.text === name.text,
      );
    if (found) return found;
  }
  return undefined;
}
const declares = (statement: ts.Statement, name: string): boolean =>
  ts.isVariableStatement(statement) && names(statement.declarationList, name);
const names = ({ declarations }: ts.VariableDeclarationList, name: string): boolean =>
  declarations.some((each) => ts.isIdentifier(each.name) && each.name.text === name);

/** The name of a function, or of what it is the value of. */
function nameOf(node: ts.Node): string {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { name } = at as { readonly name?: ts.Node };
    if (name && !ts.isParameter(at)) return name.getText().replace(/^'|'$/g, '');
  }
  return '';
}
