const LOOK_AGAIN_MS = 5_000

let is_live = false

/** Says whether this browser is told of changes as they happen. */
export function setLive(live: boolean): void {
  is_live = live
}

/** How soon a screen looks again for what its shopper waits for: not at all while the browser is told. */
export const lookAgainSoon = (): number | false => (is_live ? false : LOOK_AGAIN_MS)
