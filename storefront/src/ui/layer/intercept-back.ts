/** Continues the navigation. Undefined if the app itself navigates, because that navigation cannot be intercepted. */
type Proceed = (() => void) | undefined
type BackInterceptor = (proceed: Proceed) => boolean

/** The registered interceptors, of open layers and of forms with unsaved input. The topmost is last. */
let interceptors: readonly BackInterceptor[] = []

/**
 * Pushes a second history entry on top of the first entry of the shop, because a step that leaves the page cannot be
 * intercepted. Does nothing if there are forward entries, because pushing would delete them.
 */
function pushGuardEntry(): void {
  const { inside, isOver, step } = history.state ?? {}
  if (inside || isOver || step === undefined || globalThis.navigation?.canGoForward) return
  history.replaceState({ step, isUnder: true }, '')
  history.pushState({ step, isOver: true }, '')
}

/**
 * Intercepts the browser's Back and Forward before the screen changes. An interceptor that returns true consumes the
 * step, and the screen stays.
 * @returns a function that removes the interceptor.
 */
export function interceptBack(interceptor: BackInterceptor): () => void {
  pushGuardEntry()
  interceptors = [...interceptors, interceptor]
  return () => {
    interceptors = interceptors.filter((other) => other !== interceptor)
  }
}

/**
 * Offers a history step to the interceptors, topmost first.
 * @returns whether an interceptor consumed the step.
 */
export const runBackInterceptors = (proceed: Proceed): boolean =>
  interceptors.toReversed().some((interceptor) => interceptor(proceed))
