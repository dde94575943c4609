export type StoredObject = { key: string; size: number; modified_ms: number }

/** Stores pictures by key, such as `pictures/original/soap-1.webp`: in the data folder or in an S3-compatible store. */
export type ObjectStore = {
  read: (key: string) => Promise<Buffer | undefined>
  /**
   * Like `read`, for a derived object that is made again when missing. The least recently read derived objects are
   * deleted first.
   */
  readDerived: (key: string) => Promise<Buffer | undefined>
  /** A text that changes whenever the object is replaced; undefined when there is no object. */
  tag: (key: string) => Promise<string | undefined>
  /**
   * Writes an object atomically.
   * @param is_unique no other server writes this key. The temporary file then has a fixed name, so that `remove` also
   * deletes one left by a killed server.
   */
  write: (key: string, bytes: Buffer, is_unique?: boolean) => Promise<void>
  remove: (key: string) => Promise<void>
  /**
   * Objects directly below a prefix that ends in a slash. An iterable, because a large shop has hundreds of thousands.
   */
  list: (prefix: string) => AsyncIterable<StoredObject>
}
