// The interface `System.Windows.Input.ICommand`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Windows.Input.ICommand`. */
export const iCommandType: TypeDeclaration = declareType(
  'public interface System.Windows.Input.ICommand',
  () => ({
    'event EventHandler? CanExecuteChanged': undefined,
    'bool CanExecute(object? parameter)': undefined,
    'void Execute(object? parameter)': undefined,
  }),
);
