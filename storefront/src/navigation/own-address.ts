/** Any origin will do: it only serves to test whether an address leads away from it. */
const HERE = 'https://shop.invalid'

/**
 * The path, query and fragment of an address within this shop; undefined for anything else. The address is normalised:
 * passed on as it was, it might lead elsewhere when it is parsed again. `/..//other.example` becomes `//other.example`,
 * which is another site.
 */
export function ownAddress(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return undefined
  const url = new URL(address, HERE)
  if (url.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
