/** Makes the step after all. Missing where the app itself goes through its history: nobody holds that up. */
type GoOn = (() => void) | undefined
type Holder = (goOn: GoOn) => boolean

/** The one in front comes last. */
let holders: readonly Holder[] = []

/**
 * Lays an entry over the one by which the shop was entered: a step that leaves the page cannot be held. Not over one that
 * was come back to: it would take the place of those ahead.
 */
function layEntry(): void {
  const { inside, isOver, step } = history.state ?? {}
  if (inside || isOver || step === undefined || globalThis.navigation?.canGoForward) return
  history.replaceState({ step, isUnder: true }, '')
  history.pushState({ step, isOver: true }, '')
}

/**
 * Hears the browser's Back and Forward before the screen changes. A holder that answers true keeps the step for itself:
 * the screen stays. The function given back ends it.
 */
export function holdBack(holder: Holder): () => void {
  layEntry()
  holders = [...holders, holder]
  return () => {
    holders = holders.filter((other) => other !== holder)
  }
}

/** Offers a step through the history, to the one in front first. True when somebody kept it. */
export const offerBack = (goOn: GoOn): boolean => holders.toReversed().some((holder) => holder(goOn))
