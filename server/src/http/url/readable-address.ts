/**
 * Returns a URL whose path can be decoded. A malformed URL, such as `/detail/%E0%A4%A`, matches nothing, but goes
 * through the ordinary routes: it counts towards the rate limit, and a person who followed the link gets a page. For
 * this, its percent signs are read literally.
 */
export function readableAddress(address: string): string {
  const path = /^[^?#;]*/.exec(address)?.[0] ?? ''
  try {
    decodeURI(path)
    return address
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length)
  }
}
