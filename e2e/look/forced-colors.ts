import type { Page } from 'playwright-core'

/**
 * Runs in the page: finds controls that are not recognisable in forced colours, which remove shadows and replace
 * backgrounds. A control therefore needs a border, or a border on the box around it, or a background that differs from
 * the background behind the control. A selected control must look different from the controls next to it.
 */
function findInPage(): string[] {
  const LEVELS_UP = 3
  /** If a box is larger than the control by more than this, its border does not count as the control's border. */
  const ROOM_PX = 80

  const nameOf = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120)
  const styleOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo)
  const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour)
  const hasBorder = (style: CSSStyleDeclaration) =>
    style.content !== 'none' &&
    (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1,
    )

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return width > 4 && height > 4 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  function behind(element: Element): string {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { backgroundColor } = styleOf(at)
      if (!isClear(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  function standsOut(element: Element): boolean {
    const { backgroundColor } = styleOf(element)
    return hasBorder(styleOf(element)) || (!isClear(backgroundColor) && backgroundColor !== behind(element))
  }
  const isNativeBox = (control: Element) =>
    control.matches('input:is([type="checkbox"], [type="radio"])') && styleOf(control).appearance !== 'none'
  function hasEdge(control: Element): boolean {
    if (isNativeBox(control)) return true
    if (['::before', '::after'].some((pseudo) => hasBorder(styleOf(control, pseudo)))) return true
    const own = control.getBoundingClientRect()
    let at: Element | null = control
    for (let level = 0; at && level <= LEVELS_UP; level++, at = at.parentElement) {
      const around = at.getBoundingClientRect()
      if (around.height > own.height + ROOM_PX) break
      if (standsOut(at)) return true
    }
    return false
  }
  function lookOf(control: Element): string {
    const parts = [control, ...control.querySelectorAll('*')].slice(0, 4)
    const sides = parts.flatMap((part) => [styleOf(part), styleOf(part, '::before'), styleOf(part, '::after')])
    return JSON.stringify(
      sides.map((style) => [
        style.backgroundColor,
        style.borderTopWidth,
        style.borderTopColor,
        style.outline,
        style.scale,
        style.translate,
      ]),
    )
  }
  const stateOf = (control: Element) =>
    ['aria-pressed', 'aria-selected', 'aria-checked'].map((name) => control.getAttribute(name)).find(Boolean) ??
    (control.matches('input:is([type="checkbox"], [type="radio"])') ? `${control.matches(':checked')}` : undefined)

  const controls = [...document.querySelectorAll('button, input, select, textarea, [role="switch"]')].filter(isSeen)
  const edgeless = controls.filter((control) => !hasEdge(control)).map((control) => `no edge: ${nameOf(control)}`)
  const same = controls.flatMap((control) => {
    if (stateOf(control) !== 'true') return []
    const others = controls.filter(
      (other) =>
        stateOf(other) === 'false' && other.className === control.className && other.tagName === control.tagName,
    )
    return others.some((other) => lookOf(other) === lookOf(control))
      ? [`looks as if not chosen: ${nameOf(control)}`]
      : []
  })
  return [...edgeless, ...same]
}

/** Finds faults that are visible only in forced colours. Restores normal colours afterwards. */
export async function findLostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  try {
    return (await page.evaluate(findInPage)).map((fault) => `forced colours, ${fault}`)
  } finally {
    await page.emulateMedia({ forcedColors: 'none' })
  }
}
