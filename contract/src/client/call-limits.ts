/** Timeout of calls in the app, and the time in which an equal POST counts as a double tap. */
export const HTTP_TIMEOUT_MS = 10_000
export const DUPLICATE_WINDOW_MS = 1_000
/** Lifetime of a session's token. */
export const TOKEN_DAYS = 3
