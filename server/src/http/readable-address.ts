/**
 * An address whose path can be decoded. One cut or mangled, such as `/detail/%E0%A4%A`, is nowhere, but it goes through
 * the ordinary door to learn so: it is counted, and a person who followed it gets a page to go on from. Its percent
 * signs then stand for themselves.
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
