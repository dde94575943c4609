/** Folders of the storefront's scripts, styles and fonts, and of the catalogue's pictures. */
const FOLDER = /^\/(?:assets|pictures)\//
/** A name with an extension, or one that begins with a dot. */
const NAME = /\.[a-z0-9]{1,10}$|\/\./i

/** Resolves the path like the page routes do: `/assets/../home` leads out of the folder. */
const pathOf = (url: string) => URL.parse(`http://shop.invalid${url}`)?.pathname ?? ''

/** Whether the URL is one of the many files that a page loads, such as scripts and pictures. */
export const isPartOfPage = (url: string): boolean => FOLDER.test(url) && FOLDER.test(pathOf(url))

/** Whether only a program would request the URL, so that an HTML page saying "not found" would be wasted. */
export function isFileAddress(url: string): boolean {
  const path = pathOf(url)
  return FOLDER.test(path) || NAME.test(path)
}
