/**
 * A URL whose path can be decoded. A malformed one, such as `/detail/%E0%A4%A`, exists nowhere, but goes through the
 * ordinary routes: it counts towards the rate limit, and a person who followed it gets a page. Its percent signs are
 * then read literally.
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
