// What form, multipart and XML bodies are before they become a token of the library.

/** A tree of texts: an object keeps the order of its members. */
export type BodyTree = string | null | readonly BodyTree[] | ReadonlyMap<string, BodyTree>;

/** Makes the `JToken`s that template code sees. */
export interface TokenFactory {
  /**
   * Reads JSON as Newtonsoft does, dates staying text.
   * @throws {Error} with the position when it is not JSON
   */
  parseJson(text: string): unknown;
  fromTree(tree: BodyTree): unknown;
}
