import type { Box, Measured, ShownText } from './measure.ts'

/** Differences below this tolerance are not faults, because the positions of boxes are fractional numbers. */
const TOLERANCE_PX = 1.5
/** Fonts reserve space above and below their letters; clipping that space hides no letter. */
const SPARE_HEIGHT = 0.3
/** Bars may cover at most this share of the window, so that a small window is readable. */
const BARS_AT_MOST = 0.6

/**
 * If the text size is doubled, text must grow at least by this factor. The factor is less than two, because headings
 * grow less than other text.
 */
const LARGER_AT_LEAST = 1.2

const quoteText = ({ text, at }: ShownText) => `“${text.slice(0, 60)}” (${at})`
const px = (size: number) => `${Math.round(size)} px`

/** The overlap of two boxes in both directions; negative if they do not overlap. */
function overlap(one: Box, other: Box): { width: number; height: number } {
  return {
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  }
}
const covers = (one: Box, other: Box): boolean => {
  const { width, height } = overlap(one, other)
  return width > TOLERANCE_PX && height > TOLERANCE_PX
}

/** Reports if the page or one of its elements is wider than the window. */
export function findTooWide({ window, page_width, texts, controls }: Measured): string[] {
  const faults: string[] = []
  if (page_width > window.width) faults.push(`the page is ${px(page_width - window.width)} wider than the window`)
  const isOutside = ({ left, right }: Box) => right > window.width + TOLERANCE_PX || left < -TOLERANCE_PX
  for (const text of texts)
    if (!text.is_in_rail && isOutside(text.box)) faults.push(`${quoteText(text)} is outside the window`)
  for (const { at, place, is_in_rail } of controls)
    if (!is_in_rail && isOutside(place)) faults.push(`${at} is outside the window`)
  return faults
}

export function findOverflowing({ texts }: Measured): string[] {
  return texts.flatMap((text) => {
    const over = Math.max(text.box.right - text.home.right, text.home.left - text.box.left)
    return over > TOLERANCE_PX ? [`${quoteText(text)} is ${px(over)} wider than its box`] : []
  })
}

/** Reports text that runs out of its button, card or field. */
export function findOutsideFrame({ texts }: Measured): string[] {
  return texts.flatMap((text) => {
    const { box, frame } = text
    if (!frame) return []
    const spare = (box.bottom - box.top) * SPARE_HEIGHT
    const sideways = Math.max(box.right - frame.right, frame.left - box.left)
    const upright = Math.max(box.bottom - frame.bottom, frame.top - box.top) - spare
    const over = Math.max(sideways, upright)
    return over > TOLERANCE_PX ? [`${quoteText(text)} runs out of its frame by ${px(over)}`] : []
  })
}

export const findBrokenWords = ({ texts }: Measured): string[] =>
  texts.flatMap((text) => text.broken_words.map((word) => `“${word}” is broken inside, in ${quoteText(text)}`))

/** Reports text that is partly hidden without an ellipsis. */
export function findCut({ texts }: Measured): string[] {
  return texts.flatMap((text) => {
    const { box, cut_by } = text
    if (!cut_by) return []
    const spare = (box.bottom - box.top) * SPARE_HEIGHT
    const sideways = Math.max(box.right - cut_by.right, cut_by.left - box.left)
    const upright = Math.max(box.bottom - cut_by.bottom, cut_by.top - box.top)
    if (sideways <= TOLERANCE_PX && upright <= Math.max(spare, TOLERANCE_PX)) return []
    return [`${quoteText(text)} is cut by ${px(Math.max(sideways, upright))}`]
  })
}

/**
 * Reports content that a bar at the `edge` of the window covers. Pass the measurement at the top of the page for 'top',
 * and at the end of the page for 'bottom': elsewhere content scrolls out from behind the bar.
 */
export function findBehindBars({ bars, texts, controls }: Measured, edge: 'top' | 'bottom'): string[] {
  const faults: string[] = []
  for (const [number, bar] of bars.entries()) {
    if (bar.edge !== edge) continue
    const things = [
      ...texts.map((text) => ({ ...text, name: quoteText(text), place: text.box })),
      ...controls.map((control) => ({ ...control, name: control.at })),
    ]
    for (const thing of things)
      if (thing.bar === null && !thing.is_in_column && covers(bar.place, thing.place))
        faults.push(`${thing.name} is behind the bar ${bar.at}`)
    for (const [other, { at, place, edge: at_edge }] of bars.entries())
      if (other > number && at_edge === edge && covers(bar.place, place) && !isInside(place, bar.place))
        faults.push(`the bars ${bar.at} and ${at} lie over each other`)
  }
  return faults
}

const isInside = (inner: Box, outer: Box) =>
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1 &&
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1

/** Fonts reserve space above and below their letters, so tightly set lines may overlap by this share. */
const LINES_SHARE = 0.35

function liesOver(one: Box, other: Box): boolean {
  const { width, height } = overlap(one, other)
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top)
  return width > TOLERANCE_PX && height > Math.max(TOLERANCE_PX, lower * LINES_SHARE)
}

/**
 * Reports text that overlaps other text. Text above the window is ignored, and bars may cover content that scrolls
 * behind them.
 */
export function findOverlaid({ texts }: Measured): string[] {
  const visibleTexts = texts.filter(({ box }) => box.bottom > 0)
  return visibleTexts.flatMap((text, place) =>
    visibleTexts
      .slice(place + 1)
      .filter(
        (other) =>
          other.bar === text.bar &&
          other.is_in_rail === text.is_in_rail &&
          other.is_in_column === text.is_in_column &&
          covers(text.box, other.box) &&
          text.lines.some((line) => other.lines.some((one) => liesOver(line, one))),
      )
      .map((other) => `${quoteText(text)} and ${quoteText(other)} lie over each other`),
  )
}

export function findGreedyBars({ bars, window }: Measured): string[] {
  const tall = bars.filter(({ edge, place }) => edge !== 'none' && place.right - place.left > window.width / 2)
  const sum = tall.reduce((height, { place }) => height + place.bottom - place.top, 0)
  return sum > window.height * BARS_AT_MOST ? [`bars take ${px(sum)} of ${px(window.height)}`] : []
}

/** Reports text that did not grow when the text size was doubled, except the figures of badges and initials. */
export function findUnmoved(before: Measured, after: Measured): string[] {
  // The box of a text with an ellipsis does not grow, but its lines do.
  const heightOf = ({ lines }: ShownText) => Math.max(0, ...lines.map(({ top, bottom }) => bottom - top))
  const heights = new Map(before.texts.map((text) => [`${text.at} ${text.text}`, heightOf(text)]))
  return after.texts.flatMap((text) => {
    const was = heights.get(`${text.at} ${text.text}`) ?? 0
    const height = heightOf(text)
    // A text behind an ellipsis has no height.
    return text.text.length > 3 && height > 0 && height < was * LARGER_AT_LEAST
      ? [`${quoteText(text)} does not grow`]
      : []
  })
}
