import type { Phone } from './open-browser.ts'

/** Elements wider than their container: the page, and the text of every button, link, field label, tab and heading. */
export const findOverflow = ({ page }: Pick<Phone, 'page'>): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)

    const widest = (text: Node): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect()
    }
    // Text for screen readers only is in a box of one pixel.
    const isForReaders = (text: Node) => (text.parentElement?.offsetWidth ?? 0) <= 1
    for (const element of document.querySelectorAll('button, a, label, legend, h1, h2, h3')) {
      if (element.getClientRects().length === 0 || getComputedStyle(element).display === 'inline') continue
      const place = element.getBoundingClientRect()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || isForReaders(text)) continue
        const words = widest(text)
        if (words.left < place.left - 1 || words.right > place.right + 1)
          found.push(
            `<${element.localName}> ${text.textContent} is ${Math.round(words.right - place.right)} px too wide`,
          )
      }
    }
    return found
  })
