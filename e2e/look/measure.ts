export type Box = { left: number; top: number; right: number; bottom: number }

/** A visible piece of text, with the elements that could cut or cover it. */
export type ShownText = {
  text: string
  /** The element, for example `button.pay`. */
  at: string
  box: Box
  /** The boxes of the lines. `words` is the box around all of them. */
  lines: Box[]
  /** The box of the block element that contains the text. */
  home: Box
  /** The box of the innermost element around the text that is drawn: it has a background, a border or a shadow. */
  frame: Box | null
  /** Words that continue on the next line without a hyphen. Scripts without spaces are split by a dictionary. */
  broken_words: string[]
  /** The box that cuts off overflowing text without an ellipsis. */
  cut_by: Box | null
  /** The box that shortens overflowing text with an ellipsis. */
  shortened_by: Box | null
  /** True if the text can be scrolled into view horizontally, for example in a rail. */
  is_in_rail: boolean
  /** True if the text can be scrolled into view vertically, for example in a list with its own scrollbar. */
  is_in_column: boolean
  /** Index of the bar that contains the text; null if no bar contains it. */
  bar: number | null
}

export type Control = { at: string; place: Box; bar: number | null; is_in_rail: boolean; is_in_column: boolean }

/** An element that is fixed or sticky while the page scrolls. */
export type Bar = { at: string; place: Box; edge: 'top' | 'bottom' | 'none' }

type ClippingAncestors = Pick<ShownText, 'cut_by' | 'shortened_by' | 'is_in_rail' | 'is_in_column'>

export type Measured = {
  window: { width: number; height: number }
  page_width: number
  texts: ShownText[]
  controls: Control[]
  bars: Bar[]
  /** True if a sheet or dialog covers the page. Only the content of the sheet or dialog is measured then. */
  is_layer: boolean
}

/** Runs in the page: measures the visible content at the current scroll position. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the browser gets this one function, without its module
export function measurePage(): Measured {
  const CONTROLS = 'a[href], button, input, select, textarea, [role=button], [role=tab], [role=radio], [role=switch]'
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom })
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return `${element.localName}${label ? ` “${label.slice(0, 40)}”` : ''}`
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[popover], option')
  /** Whether an element is for screen readers only: its box is then one pixel wide, or clipped. */
  const isForReaders = (element: Element | null): boolean => {
    if (!element) return false
    const { clipPath, position } = getComputedStyle(element)
    const { width } = element.getBoundingClientRect()
    return (position === 'absolute' && (width <= 1 || clipPath === 'inset(50%)')) || isForReaders(element.parentElement)
  }

  const sideOf = ({ top, bottom }: DOMRect): Bar['edge'] => (top + bottom < innerHeight ? 'top' : 'bottom')
  /** The edge to which a sticky element currently sticks. An element that does not stick covers no content. */
  function stuckTo(rect: DOMRect, top: string, bottom: string): Bar['edge'] {
    if (bottom !== 'auto' && Math.abs(innerHeight - rect.bottom - Number.parseFloat(bottom)) <= 1) return 'bottom'
    return top !== 'auto' && Math.abs(rect.top - Number.parseFloat(top)) <= 1 ? 'top' : 'none'
  }
  const layer = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].findLast(isShown)
  const root = layer ?? document.body
  const bars = [...root.querySelectorAll('*')].flatMap((element) => {
    const { position, pointerEvents, top, bottom } = getComputedStyle(element)
    if (!['fixed', 'sticky'].includes(position) || !isShown(element) || pointerEvents === 'none') return []
    const own = element.getBoundingClientRect()
    // The height of a bar with zero height is taken from its content. A bar like this covers pictures on purpose.
    const rect = own.height > 0 ? own : new DOMRect(own.x, own.y, own.width, element.scrollHeight)
    // A sticky column next to scrolling content is not a bar.
    if (rect.height === 0 || rect.width === 0 || rect.height > innerHeight / 2) return []
    // An element outside the window is not a bar. An example is the skip link, which is above the window.
    if (rect.bottom <= 0 || rect.top >= innerHeight) return []
    const edge = own.height === 0 ? 'none' : position === 'fixed' ? sideOf(rect) : stuckTo(rect, top, bottom)
    return [{ element, bar: { at: nameOf(element), place: boxOf(rect), edge } }]
  })
  const barOf = (element: Element) => {
    const at = bars.findIndex((one) => one.element.contains(element))
    return at === -1 ? null : at
  }

  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const shortens = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  /** The visible part of a line's box. Lines after the ellipsis have boxes too, although they are invisible. */
  const seenOf = ({ left, top, right, bottom }: Box, within: Box | null): Box =>
    within
      ? {
          left: Math.max(left, within.left),
          top: Math.max(top, within.top),
          right: Math.min(right, within.right),
          bottom: Math.min(bottom, within.bottom),
        }
      : { left, top, right, bottom }
  /**
   * The boxes that clip an element's text: all ancestors with hidden overflow, up to the first ancestor that scrolls.
   */
  function clippingAncestorsOf(element: Element) {
    const ancestors: ClippingAncestors = {
      cut_by: null,
      shortened_by: null,
      is_in_rail: false,
      is_in_column: false,
    }
    let is_past_scroller = false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      ancestors.is_in_rail ||= scrolls(style.overflowX) && at.scrollWidth > at.clientWidth + 1
      ancestors.is_in_column ||= scrolls(style.overflowY) && at.scrollHeight > at.clientHeight + 1
      // A table that scrolls horizontally may be inside a column that scrolls vertically. Text that the table clips can
      // be revealed only by scrolling the table.
      is_past_scroller ||= scrolls(style.overflowX) || scrolls(style.overflowY)
      if (is_past_scroller) continue
      if (shortens(style)) ancestors.shortened_by ??= boxOf(at.getBoundingClientRect())
      if (ancestors.cut_by || ancestors.shortened_by) continue
      if (hides(style.overflowX) || hides(style.overflowY)) ancestors.cut_by = boxOf(at.getBoundingClientRect())
    }
    return ancestors
  }
  function homeOf(element: Element): Box {
    let at = element
    while (getComputedStyle(at).display.startsWith('inline') && at.parentElement && !at.matches('button')) {
      if (!['inline', 'contents'].includes(getComputedStyle(at).display)) break
      at = at.parentElement
    }
    return boxOf(at.getBoundingClientRect())
  }

  /** The innermost element around a text whose edges are visible. A list that scrolls ends the search. */
  function frameOf(element: Element): Box | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, backgroundColor, borderLeftWidth, borderTopWidth, boxShadow } =
        getComputedStyle(at)
      if (scrolls(overflowX) || scrolls(overflowY) || position === 'absolute') return null
      const isPainted = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
      if (isPainted || (borderLeftWidth !== '0px' && borderTopWidth !== '0px') || boxShadow !== 'none')
        return getComputedStyle(at).display === 'inline' ? null : boxOf(at.getBoundingClientRect())
    }
    return null
  }
  // Chinese and Japanese may break between any two characters. Longer words, and words without a letter, are codes.
  const [WORD, LONGEST_WORD] = [/^(?=.*\p{L})[\p{L}\p{M}\p{N}’']+$/u, 16]
  const words = new Intl.Segmenter(document.documentElement.lang || 'en', { granularity: 'word' })
  function brokenWordsOf(node: Node, parent: Element): string[] {
    const text = node.textContent ?? ''
    if (parent.closest('[translate=no], input')) return []
    return [...words.segment(text)].flatMap(({ segment, index }) => {
      if (segment.length > LONGEST_WORD || !WORD.test(segment) || /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(segment))
        return []
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + segment.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
      return Math.max(...tops) - Math.min(...tops) > 2 ? [segment] : []
    })
  }

  const texts: ShownText[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim().replaceAll(/\s+/g, ' ')
    if (!text || !parent || !isShown(parent) || isForReaders(parent)) continue
    if (parent.closest('script, style, noscript, svg, textarea')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const ancestors = clippingAncestorsOf(parent)
    const box = seenOf(boxOf(range.getBoundingClientRect()), ancestors.shortened_by)
    if (box.right - box.left < 1) continue
    const lines = [...range.getClientRects()].map((line) => seenOf(boxOf(line), ancestors.shortened_by))
    const layout = { frame: frameOf(parent), broken_words: brokenWordsOf(node, parent) }
    texts.push({
      text,
      at: nameOf(parent),
      box,
      lines,
      home: homeOf(parent),
      bar: barOf(parent),
      ...layout,
      ...ancestors,
    })
  }

  const controls = [...root.querySelectorAll(CONTROLS)]
    .filter((element) => isShown(element) && !isForReaders(element))
    .map((element) => {
      const { is_in_rail, is_in_column, shortened_by } = clippingAncestorsOf(element.parentElement ?? element)
      const place = seenOf(boxOf(element.getBoundingClientRect()), shortened_by)
      return { at: nameOf(element), place, bar: barOf(element), is_in_rail, is_in_column }
    })
    .filter(({ place }) => place.right > place.left && place.bottom > place.top)

  return {
    window: { width: innerWidth, height: innerHeight },
    page_width: document.documentElement.scrollWidth,
    texts,
    controls,
    bars: bars.map(({ bar }) => bar),
    is_layer: layer !== undefined,
  }
}
