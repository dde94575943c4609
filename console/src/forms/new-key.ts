let made = 0
/** A key for a row of a form that the server does not know yet. */
export const newKey = (): string => `new-${++made}`
