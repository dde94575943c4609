const POLL_MS = 5_000

let is_live = false

/** Records whether this browser receives live events. */
export function setLive(live: boolean): void {
  is_live = live
}

/** The polling interval in ms of a screen whose shopper waits for a change; false while live events arrive. */
export const pollInterval = (): number | false => (is_live ? false : POLL_MS)
