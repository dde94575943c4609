/** Where the storefront's scripts, styles and fonts are, and the catalogue's pictures. */
const FOLDER = /^\/(?:assets|pictures)\//
/** A name with an extension, or one that begins with a dot. */
const NAME = /\.[a-z0-9]{1,10}$|\/\./i

/** As the pages' own route reads it: `/assets/../home` leads out of the folder. */
const pathOf = (url: string) => URL.parse(`http://shop.invalid${url}`)?.pathname ?? ''

/** Whether a page asks for many of this kind: its scripts, its pictures. */
export const isPartOfPage = (url: string): boolean => FOLDER.test(url) && FOLDER.test(pathOf(url))

/** Whether only a program would ask for it: there is no use in telling it in a whole page that it is not there. */
export function isFileAddress(url: string): boolean {
  const path = pathOf(url)
  return FOLDER.test(path) || NAME.test(path)
}
