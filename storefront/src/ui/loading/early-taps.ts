declare global {
  /** The elements tapped before the code was loaded, oldest first. A script in the page's head adds them. */
  var earlyTaps: EventTarget[] | undefined
}

/** The longest wait for the code of a tapped button. After that, the shopper has probably tapped again. */
const WAIT_MS = 10_000

/** Whether React handles the taps on an element: it stores an element's props in the element. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/**
 * Repeats taps on buttons of the server-rendered page that come before the browser has loaded their code. React drops
 * such taps. Links need no code.
 */
export function repeatEarlyTaps(): void {
  let tapped: Element | undefined
  const remember = (target: EventTarget) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button || isHydrated(button)) return
    tapped = button
    const until = performance.now() + WAIT_MS
    const repeat = () => {
      if (tapped !== button || !button.isConnected || performance.now() > until) return
      if (isHydrated(button)) button.click()
      else requestAnimationFrame(repeat)
    }
    // React may hydrate the button during this event, and then handles the tap itself.
    setTimeout(() => {
      if (!isHydrated(button)) repeat()
    })
  }
  const targets = globalThis.earlyTaps ?? []
  globalThis.earlyTaps = undefined // ends the script in the page's head
  for (const target of targets) remember(target)
  addEventListener('click', ({ target }) => target && remember(target), { capture: true })
}
