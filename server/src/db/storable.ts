/** Whether PostgreSQL can store every text in a value: none with a NUL or half a surrogate pair, both of which JSON can carry. */
export const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.includes('\0') && value.isWellFormed()
    : typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
