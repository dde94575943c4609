export type StoredObject = { key: string; size: number; modified_ms: number }

/** Pictures by their keys, such as `pictures/original/soap-1.webp`: in the data folder, or in an S3-compatible store. */
export type ObjectStore = {
  read: (key: string) => Promise<Buffer | undefined>
  /** The same for an object that is made again when it is missing: of these, the ones not read longest are deleted first. */
  readMade: (key: string) => Promise<Buffer | undefined>
  /** A text that changes whenever the object is replaced; undefined when there is none. */
  tag: (key: string) => Promise<string | undefined>
  /**
   * Writes an object whole or not at all.
   * @param is_unique nobody else writes this key, so that the draft of a killed server can be deleted with it.
   */
  write: (key: string, bytes: Buffer, is_unique?: boolean) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Objects directly below a prefix that ends in a slash, one at a time: a large shop has hundreds of thousands. */
  list: (prefix: string) => AsyncIterable<StoredObject>
}
