type Read = `GET /api/${string}` | `POST /api/${string}`

/**
 * A read that a write makes stale. Screens that show it refetch it at once.
 *
 * - `later`: it is refetched only when its screen opens next.
 * - `first`: it is refetched before the write counts as done, even if its screen is in the background, because the
 *   shopper returns to that screen.
 */
export type StaleRead<Name extends Read = Read> = Name | { later: Name } | { first: Name }

export const later = <const Name extends Read>(read: Name) => ({ later: read })
export const first = <const Name extends Read>(read: Name) => ({ first: read })
