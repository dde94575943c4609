/** Any origin works: it only serves to detect addresses of other sites. */
const HERE = 'https://shop.invalid'

/**
 * The path, query and fragment of an address of this shop; undefined for anything else. The address is normalised,
 * because an unnormalised address may lead elsewhere when it is parsed again: `/..//other.example` becomes
 * `//other.example`, which is another site.
 */
export function ownAddress(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return undefined
  const url = new URL(address, HERE)
  if (url.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
