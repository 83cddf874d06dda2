// What form, multipart and XML bodies are before they become a token of the library.

/** A tree of texts: an object keeps the order of its members. */
export type BodyTree = string | null | readonly BodyTree[] | ReadonlyMap<string, BodyTree>;

/** Makes the `JToken`s that template code sees. */
export interface TokenFactory {
  /**
   * Reads JSON as Newtonsoft does, dates staying text.
   * @param onRepeated told the names that an object has more than once: the last value counts
   * @throws {Error} with the position when it is not JSON
   */
  parseJson(text: string, onRepeated?: (name: string) => void): unknown;
  fromTree(tree: BodyTree): unknown;
}
