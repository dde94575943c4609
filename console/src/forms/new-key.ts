let key_count = 0
/** A React key for a form row that is not stored yet. */
export const newKey = (): string => `new-${++key_count}`
