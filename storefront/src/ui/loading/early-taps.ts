declare global {
  /** The taps and submitted forms before the code was loaded, oldest first. A script in the page's head adds them. */
  var earlyTaps: Event[] | undefined
}

/** The longest wait for the code of a tapped button. After that, the shopper has probably tapped again. */
const WAIT_MS = 10_000

/** Whether React handles the events of an element, or is about to: it stores an element's props in the element. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** Runs a task when React has ended the rendering that it is in. Safari lacks idle callbacks. */
const afterRendering: (task: () => void) => void = globalThis.requestIdleCallback ?? setTimeout

/** The forms of the server-rendered page whose code is not loaded, and whether the shopper has submitted them. */
const earlyForms = new Map<Element, boolean>()

/** The tapped button; none for a button that submits a form, because the form's own event follows. */
function buttonOf({ target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.form && button.type === 'submit' ? null : button
}

/**
 * Repeats taps on buttons of the server-rendered page that come before the browser has loaded their code: React drops
 * these taps. Links need no code. Stops forms from being submitted by the browser, until `takeEarlyForm` takes them.
 */
export function repeatEarlyTaps(): void {
  let latest: Element | undefined
  const remember = (event: Event) => {
    if (event.type === 'submit') return keepForm(event)
    const button = buttonOf(event)
    if (!button || isHydrated(button)) return
    latest = button
    const until = performance.now() + WAIT_MS
    const repeat = () => {
      if (latest !== button || !button.isConnected || performance.now() > until) return
      if (isHydrated(button)) afterRendering(() => button.click())
      else requestAnimationFrame(repeat)
    }
    // React may hydrate the button during this event, and then handles the tap itself.
    setTimeout(() => {
      if (!isHydrated(button)) repeat()
    })
  }
  for (const form of document.forms) earlyForms.set(form, false)
  const events = globalThis.earlyTaps ?? []
  globalThis.earlyTaps = undefined // ends the script in the page's head
  for (const event of events) remember(event)
  for (const type of ['click', 'submit']) addEventListener(type, remember, { capture: true })
}

function keepForm(event: Event): void {
  const { target } = event
  if (!(target instanceof Element && earlyForms.has(target))) return
  event.preventDefault()
  event.stopPropagation() // React may have rendered the form, and not yet its fields
  earlyForms.set(target, true)
}

/**
 * Hands over a form of the server-rendered page to its code. @returns whether the shopper has submitted it before; undefined
 * for a form that the server has not rendered
 */
export function takeEarlyForm(form: Element): boolean | undefined {
  const isSubmitted = earlyForms.get(form)
  earlyForms.delete(form)
  return isSubmitted
}
