// What stands behind abstract members of converters.

/** @throws NotSupportedException always: a derived class has it */
export const abstract = (): never => {
  throw new Error('Abstract.');
};
