/** The form of ids that are part of addresses. */
export const ID = /^[a-z0-9][a-z0-9-]{0,79}$/

let made = 0
/** A key for a row of a form that the server does not know yet. */
export const newKey = (): string => `new-${++made}`
