/** Makes an absolute URL of the shop from a path. */
export type UrlOf = (path: string) => string
