// The table of areas: the one place that knows all parts of the binder.
import type { Areas } from '../areas.ts';
import type { Binder } from './binder.ts';
import type { BindingFunctions } from './binding-functions.ts';
import { castOrReport, convertOrReport, toNaturalValue } from './conversions/convert.ts';
import { bindDeconstruction, bindForEachDeconstruction } from './deconstruction/deconstruction.ts';
import { bindAwait } from './expressions/await.ts';
import { bindExpression, bindExpressionOrType } from './expressions/bind-expression.ts';
import { bindCollection } from './expressions/creation/collection-expressions.ts';
import { checkParamsCollection } from './expressions/creation/params-collections.ts';
import { bindConditionalAccess } from './expressions/members/conditional-access.ts';
import { bindConstructorCall } from './expressions/creation/creation.ts';
import { bindCondition } from './expressions/logical.ts';
import { bindPatternCall } from './expressions/calls/pattern-calls.ts';
import { bindImplicitIndex } from './expressions/ranges.ts';
import { bindReference } from './expressions/assignments/references.ts';
import { bindReferenceOperand } from './expressions/assignments/variables.ts';
import { bindStatementExpression } from './expressions/statement-expressions.ts';
import { bindConverted, bindReturnedValue, bindValue } from './expressions/values.ts';
import { extensionMethods } from './lookup/extension-methods.ts';
import { lookupName } from './lookup/name-lookup.ts';
import { bindPattern } from './patterns/bind-pattern.ts';
import { bindSwitchStatement } from './patterns/switch-statement.ts';
import { bindStatement } from './statements/bind-statement.ts';
import {
  bindBlock,
  bindBody,
  bindStatements,
  declareLabels,
  reportUnusedLabels,
} from './statements/block.ts';
import { bindType } from './types/type-binding.ts';

/** Every area of the language by the functions that bind it. */
export const bindingAreas: Areas<Binder, BindingFunctions> = {
  bindType,
  lookupName,
  extensionMethods,
  bindExpression,
  bindExpressionOrType,
  bindConditionalAccess,
  bindCollection,
  checkParamsCollection,
  bindValue,
  bindConverted,
  bindReturnedValue,
  bindCondition,
  bindStatementExpression,
  bindReference,
  bindReferenceOperand,
  convert: convertOrReport,
  convertExplicitly: castOrReport,
  toValue: toNaturalValue,
  bindConstructorCall,
  bindPatternCall,
  bindImplicitIndex,
  bindAwait,
  bindStatement,
  bindBlock,
  bindSection: (binder, statements, span) => bindStatements(binder, statements, span, true),
  declareLabels,
  reportUnusedLabels,
  bindBody,
  bindPattern,
  bindSwitchStatement,
  bindDeconstruction,
  bindForEachDeconstruction,
};
