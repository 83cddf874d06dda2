// The interface `System.IObserver`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.IObserver`. */
export const iObserverType: TypeDeclaration = declareType('public interface System.IObserver<in T>', () => ({
  'void OnNext(T value)': undefined,
  'void OnError(Exception error)': undefined,
  'void OnCompleted()': undefined,
}));
