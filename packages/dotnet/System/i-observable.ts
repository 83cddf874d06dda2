// The interface `System.IObservable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.IObservable`. */
export const iObservableType: TypeDeclaration = declareType(
  'public interface System.IObservable<out T>',
  () => ({
    'IDisposable Subscribe(IObserver<T> observer)': undefined,
  }),
);
