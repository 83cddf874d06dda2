// Interfaces of `System.ComponentModel` and `System.Windows.Input` that models of data implement.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

const space = 'System.ComponentModel';

/** What objects say of changes and mistakes. */
export const changeInterfaceTypes: readonly TypeDeclaration[] = [
  declareType(`public interface ${space}.IChangeTracking`, () => ({
    'bool IsChanged { get; }': undefined,
    'void AcceptChanges()': undefined,
  })),
  declareType(`public interface ${space}.IRevertibleChangeTracking : IChangeTracking`, () => ({
    'void RejectChanges()': undefined,
  })),
  declareType(`public interface ${space}.IEditableObject`, () => ({
    'void BeginEdit()': undefined,
    'void EndEdit()': undefined,
    'void CancelEdit()': undefined,
  })),
  declareType(`public interface ${space}.IDataErrorInfo`, () => ({
    'string Error { get; }': undefined,
    'string this[string columnName] { get; }': undefined,
  })),
  declareType(`public interface ${space}.ISupportInitialize`, () => ({
    'void BeginInit()': undefined,
    'void EndInit()': undefined,
  })),
  declareType('public interface System.Windows.Input.ICommand', () => ({
    'event EventHandler? CanExecuteChanged': undefined,
    'bool CanExecute(object? parameter)': undefined,
    'void Execute(object? parameter)': undefined,
  })),
];
