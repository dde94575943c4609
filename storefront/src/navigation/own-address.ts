/** The origin of this URL does not matter: it only serves to detect URLs of other sites. */
const HERE = 'https://shop.invalid'

/**
 * The path, query and fragment of a URL of this shop; undefined for a URL of another site or an invalid URL. The URL is
 * normalised, because an unnormalised URL may lead to another site when it is parsed again: `/..//other.example`
 * becomes `//other.example`, which is another site.
 */
export function ownAddress(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return undefined
  const url = new URL(address, HERE)
  if (url.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
