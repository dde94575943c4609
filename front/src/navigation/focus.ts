// Moves the focus when a screen is opened, and when the element that has the focus disappears. Otherwise the focus
// falls back to the body: the next Tab starts at a place unknown to the user, and screen readers say nothing.

const HEADINGS = 'h1,h2,h3,h4,h5,h6'
const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex="0"]'
const LISTS = 'ul,ol,tbody,[role="list"]'
/** The number of frames during which a screen may load the element that should get the focus: about two seconds. */
const ARRIVAL_FRAMES = 120

const isShown = (element: Element) => element.isConnected && element.checkVisibility({ visibilityProperty: true })
const isUsable = (element: Element) => isShown(element) && !element.matches(':disabled')

/** True if no usable element has the focus. A hidden or disabled element keeps the focus until the next frame. */
function isLost(): boolean {
  const now = document.activeElement
  return now === null || now === document.body || !isUsable(now)
}

/**
 * True if the user's last input was a key. Otherwise a focused heading gets no outline, and does not scroll into view.
 */
let hasKeyboard = false

/**
 * Focuses an element, even if Tab does not reach it.
 * @returns whether the element has the focus.
 */
function focus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !isUsable(element)) return false
  if (!element.matches(CONTROLS)) {
    element.tabIndex = -1
    element.style.outline = hasKeyboard ? '' : '0'
  }
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

const focusHeading = (inside: ParentNode) => [...inside.querySelectorAll(HEADINGS)].some(focus)

/** Finds an element again, even if it was mounted again. */
export type Control = (inside: ParentNode) => Element | undefined

/** Remembers the element that has the focus. */
export function focusedControl(): Control | undefined {
  const element = document.activeElement
  if (!element || isLost() || !element.matches('a,button,input,select,textarea,summary')) return undefined
  const { tagName, textContent, ariaLabel } = element
  const href = element.getAttribute('href')
  return (inside) =>
    isShown(element)
      ? element
      : [...inside.querySelectorAll(tagName)].find(
          (other) =>
            other.textContent === textContent &&
            other.ariaLabel === ariaLabel &&
            other.getAttribute('href') === href &&
            isUsable(other),
        )
}

type Arrival = {
  /** On Back, the link or button with which the user left this screen. */
  control?: Control | undefined
  /**
   * Announces the screen if `control` got the focus, because the name of the control does not tell the user which
   * screen was opened.
   */
  onReturn?: (() => void) | undefined
  /** Moves the focus only if no element has it. */
  ifLost?: boolean
  heading?: 'h1' | 'h2'
}

let stopArrival = () => {}
let isArriving = false

/**
 * Moves the focus into a screen that was opened: to `control` if it is given and appears, otherwise to the heading.
 * Waits while the screen loads, until the user acts or something else takes the focus.
 */
export function arrive(screen: HTMLElement, { control, onReturn, ifLost, heading = 'h1' }: Arrival = {}): void {
  stopArrival()
  const before = document.activeElement
  let frames = ARRIVAL_FRAMES
  const toControl = () => {
    const isFocused = focus(control?.(screen))
    if (isFocused) onReturn?.()
    return isFocused
  }
  const end = () => {
    frames = 0
    isArriving = false
    removeEventListener('keydown', giveUp, true)
    removeEventListener('pointerdown', end, true)
  }
  /** Moves the focus to the start of the screen, because the user has pressed a key: Tab then continues from there. */
  const giveUp = () => {
    end()
    if (isWanted()) focusHeading(screen) || focus(screen)
  }
  const isWanted = () => {
    const now = document.activeElement
    if (document.querySelector('dialog:modal')) return false
    return isLost() || (!ifLost && now === before && !screen.contains(now))
  }
  const tryOnce = () => {
    if (frames-- <= 0) return
    if (!isWanted()) return end()
    if (control ? toControl() : [...screen.querySelectorAll(heading)].some(focus)) return end()
    if (frames === 0) giveUp()
    else requestAnimationFrame(tryOnce)
  }
  stopArrival = end
  isArriving = true
  addEventListener('keydown', giveUp, true)
  addEventListener('pointerdown', end, true)
  tryOnce()
}

/** The position of an element in the document, for moving the focus near it after it has disappeared. */
type Trace = {
  element: Element
  dialog: Element | null
  /** The parents, innermost first, each with the position of its child. */
  parents: { parent: Element; at: number }[]
  /** The list that the element extends (`aria-controls`), with its length. */
  longerList: { list: Element; length: number } | undefined
}

function traceOf(element: Element): Trace {
  const parents: Trace['parents'] = []
  for (let child = element; child.parentElement; child = child.parentElement)
    parents.push({ parent: child.parentElement, at: [...child.parentElement.children].indexOf(child) })
  return { element, dialog: element.closest('dialog,[role="dialog"]'), parents, longerList: extendedBy(element) }
}

function extendedBy(element: Element): Trace['longerList'] {
  const controlled = document.getElementById(element.getAttribute('aria-controls') ?? '')
  const list = controlled?.matches(LISTS) ? controlled : controlled?.querySelector(LISTS)
  return list ? { list, length: list.children.length } : undefined
}

/**
 * Focuses the first added item if the element has extended a list, the next item if the element was in a list,
 * otherwise the heading of its section.
 */
function focusNear({ parents, longerList }: Trace): boolean {
  if (longerList && isShown(longerList.list)) {
    const addedRow = longerList.list.children[longerList.length] // missing while it loads
    return focus(addedRow?.querySelector('a[href]')) || focus(addedRow)
  }
  return parents.some(({ parent, at }) => {
    if (!isShown(parent)) return false
    if (!parent.matches(LISTS)) return focusHeading(parent)
    const item = parent.children[at] ?? parent.children[at - 1]
    return item !== undefined && [...item.querySelectorAll(`${HEADINGS},${CONTROLS}`)].some(focus)
  })
}

/**
 * Starts to move the focus when its element disappears: to the next item of a list, to the heading of the section, or
 * to the place where a closed dialog was opened. An element that is disabled for a moment gets the focus back.
 * @returns a function that stops it.
 */
export function keepFocus(): () => void {
  const listening = new AbortController()
  const traces = followFocus({ signal: listening.signal, capture: true })
  let frame = 0
  const restore = () => {
    frame = 0
    const { last, outside } = traces
    if (!last || isArriving || !isLost() || focus(last.element)) return
    // If the element is still visible, it is only disabled, and may be enabled again soon.
    if (isShown(last.element)) return
    const isClosed = last.dialog !== null && !isShown(last.dialog)
    if (isClosed && outside) focus(outside.element) || focusNear(outside)
    else focusNear(last)
  }
  const observer = new MutationObserver(() => {
    if (traces.last && isLost()) frame ||= requestAnimationFrame(restore)
  })
  const attributeFilter = ['disabled', 'hidden', 'style']
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter })
  return () => {
    listening.abort()
    observer.disconnect()
    cancelAnimationFrame(frame)
    stopArrival()
  }
}

/** Stores the last element with the focus, and the last element with the focus outside of dialogs. */
function followFocus(options: AddEventListenerOptions): { last?: Trace | undefined; outside?: Trace } {
  const traces: ReturnType<typeof followFocus> = {}
  const setKeyboard = ({ type }: Event) => {
    hasKeyboard = type === 'keydown'
  }
  const setLast = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    traces.last = traceOf(target)
    if (!traces.last.dialog) traces.outside = traces.last
  }
  // A click may extend a list, so the length of the list before the click is stored.
  const setExtended = () => {
    if (traces.last) traces.last.longerList = extendedBy(traces.last.element)
  }
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return
    // If the element is still usable, the user or the app has moved the focus away on purpose, so the focus is not
    // restored.
    queueMicrotask(() => {
      const { last } = traces
      if (last && last.element === target && isLost() && isUsable(last.element)) traces.last = undefined
    })
  }
  addEventListener('keydown', setKeyboard, options)
  addEventListener('pointerdown', setKeyboard, options)
  addEventListener('focusin', setLast, options)
  addEventListener('click', setExtended, options)
  addEventListener('focusout', forget, options)
  return traces
}
