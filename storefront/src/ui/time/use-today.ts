import { useSyncExternalStore } from 'react'

const DAY_MS = 24 * 60 * 60 * 1000
const never = () => () => {}
const startOfToday = () => Math.floor(Date.now() / DAY_MS) * DAY_MS

/**
 * The start of today in UTC, in milliseconds since 1970, by the device's clock. Undefined on the server and during
 * hydration, because a server-rendered page may be older than a day.
 */
export const useToday = (): number | undefined => useSyncExternalStore(never, startOfToday, () => undefined)
