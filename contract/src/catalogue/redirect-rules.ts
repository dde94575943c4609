export const REDIRECT_LIMITS = {
  /** Characters of an old path or of a new address. */
  path: 500,
  /** Characters and rows of a file. */
  file_characters: 1_000_000,
  file_rows: 20_000,
  /** Old paths of a shop. */
  total: 200_000,
}

/** Number of faults and of examples that a reply lists. */
export const REDIRECT_ROWS_SHOWN = 100
