/** Continues the navigation. Undefined if the app itself navigates, because that navigation cannot be held back. */
type GoOn = (() => void) | undefined
type Holder = (goOn: GoOn) => boolean

/** The holders of all open layers; the topmost layer is last. */
let holders: readonly Holder[] = []

/**
 * Pushes a second history entry on top of the first entry of the shop, because a step that leaves the page cannot be
 * held back. Does nothing if there are forward entries, because pushing would delete them.
 */
function layEntry(): void {
  const { inside, isOver, step } = history.state ?? {}
  if (inside || isOver || step === undefined || globalThis.navigation?.canGoForward) return
  history.replaceState({ step, isUnder: true }, '')
  history.pushState({ step, isOver: true }, '')
}

/**
 * Intercepts the browser's Back and Forward before the screen changes. A holder that returns true consumes the step,
 * and the screen stays.
 * @returns a function that removes the holder.
 */
export function holdBack(holder: Holder): () => void {
  layEntry()
  holders = [...holders, holder]
  return () => {
    holders = holders.filter((other) => other !== holder)
  }
}

/**
 * Offers a history step to the holders, topmost first.
 * @returns whether a holder consumed the step.
 */
export const offerBack = (goOn: GoOn): boolean => holders.toReversed().some((holder) => holder(goOn))
