// What `Synchronized` gives: a view of a collection, for several threads. Runs have one, so that it only says so.

/** Lets a view work on the fields of another object. @returns the view */
export function shareState<T extends object>(view: T, source: T, fields: readonly (keyof T)[]): T {
  for (const field of fields)
    Object.defineProperty(view, field, {
      get: () => source[field],
      set: (value: T[typeof field]) => {
        source[field] = value;
      },
    });
  return view;
}

/** `IsSynchronized` of the collections that have such views. */
export function isSynchronized(self: object): boolean {
  return (self as { readonly $isSynchronized?: boolean }).$isSynchronized === true;
}
