/**
 * The clock that all code of the server reads dates from; tests replace `now_ms`. Statements use PostgreSQL's now().
 * Durations are measured with performance.now(), which does not jump when the system's clock is set.
 */
export const clock = { now_ms: () => Date.now() }

/** The current time, for columns and replies. */
export const isoNow = (): string => new Date(clock.now_ms()).toISOString()
