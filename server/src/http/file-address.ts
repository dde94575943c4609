/** Where the storefront's scripts, styles and fonts are, and the catalogue's pictures. */
const FOLDER = /^\/(?:assets|pictures)\//
/** A name with an extension, or one that begins with a dot. */
const NAME = /\.[a-z0-9]{1,10}$|\/\./i

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

/** Whether a page asks for many of this kind: its scripts, its pictures. */
export const isPartOfPage = (url: string): boolean => FOLDER.test(url)

/** Whether only a program would ask for it: there is no use in telling it in a whole page that it is not there. */
export const isFileAddress = (url: string): boolean => FOLDER.test(url) || NAME.test(pathOf(url))
