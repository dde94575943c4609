/** Any origin will do: what is asked is whether an address leads away from the one it stands on. */
const HERE = 'https://shop.invalid'

/**
 * The path, query and fragment of an address within this shop; undefined for anything that leads elsewhere or is no
 * address. An address given on as it came may lead elsewhere once it is read again: `/..//other.example` becomes
 * `//other.example`, which names another site.
 */
export function ownAddress(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return undefined
  const url = new URL(address, HERE)
  if (url.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
