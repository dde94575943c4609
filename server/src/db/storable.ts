/**
 * Whether PostgreSQL can store every text in a value. It cannot store a NUL or half of a surrogate pair, both of which
 * JSON can contain.
 */
export const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.includes('\0') && value.isWellFormed()
    : typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
