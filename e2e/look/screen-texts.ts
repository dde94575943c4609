export type ScreenTexts = { title: string; h1s: string[]; texts: string[] }

/**
 * Runs in the page: reads the texts. Skips text that is marked as another language, such as reviews, or as not to be
 * translated.
 */
export function readScreenTexts(): ScreenTexts {
  const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false
  const isForeign = (element: Element | null) => {
    const own = element?.closest('[lang]')?.getAttribute('lang')
    return own !== document.documentElement.lang
  }
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('script, style, noscript, [translate="no"]') || isForeign(parent)) continue
    if (node.textContent?.trim() && isShown(parent)) texts.push(node.textContent.trim())
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')) {
    if (!isShown(element) || isForeign(element)) continue
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      texts.push(element.getAttribute(name)?.trim() ?? '')
  }
  const h1s = [...document.querySelectorAll('h1')].filter(isShown).map((h1) => h1.textContent ?? '')
  return { title: document.title, h1s, texts: texts.filter((text) => text !== '') }
}

/** The titles of screens that have another title than their route. */
const OWN_TITLES: Record<string, string> = {
  '/shop': 'All shops',
  // The reader without orders.
  '/comment': 'To review',
  '/addressForm/': 'Edit address',
  '/register/terms': 'Terms of use',
  // Without an order, these screens show that the page does not exist.
  '/orderInfo': 'Page not found',
  '/receipt': 'Page not found',
  '/refund': 'Page not found',
}

/**
 * Checks that there is exactly one h1, and that the page's title contains the route's title in the reader's language.
 * The page's title may also name the subject of the screen.
 */
export function findMistitled({ title, h1s }: ScreenTexts, address: string, wantedTitle: string): string[] {
  const faults: string[] = []
  if (h1s.length !== 1) faults.push(`it has ${h1s.length} headings of the first rank: ${h1s.join(', ')}`)
  if (!title.includes(wantedTitle)) faults.push(`${address} is titled “${title}”, not “${wantedTitle}”`)
  return faults
}

export function titleWanted(address: string, route_title: string): string {
  const own = Object.entries(OWN_TITLES).find(
    ([path]) => address === path || (path.endsWith('/') && address.startsWith(path)),
  )
  return own?.[1] ?? route_title
}
