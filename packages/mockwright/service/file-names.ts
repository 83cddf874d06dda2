// Names of files that are none on any system.

/** What no system goes beyond; looking for the folders of a longer one would take long. */
const LONGEST_NAME = 4096;

/** Whether a name is too long to be looked for. */
export function isTooLongForFile(name: string): boolean {
  return name.length > LONGEST_NAME;
}
