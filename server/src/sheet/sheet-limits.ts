/** Thrown when a file is no sheet: wrong encoding, an unclosed quotation mark, a damaged archive. */
export class NoSheet extends Error {}

/** Thrown when a record has more cells than CELLS_LIMIT. */
export class TooWide extends Error {}

/** Thrown when a file is larger than its limits once it is decompressed. */
export class TooLarge extends Error {}

/**
 * Maximum number of cells in a record: exports of other systems have up to two hundred columns, and some spreadsheets
 * save empty columns.
 */
export const CELLS_LIMIT = 400
