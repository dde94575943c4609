/** A path or a whole address, as a URL; undefined for text that is neither. The host of a path is `shop.invalid`. */
export function addressIn(text: string): URL | undefined {
  const bare = text.trim()
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(bare)) {
    const url = URL.parse(bare)
    return url && /^https?:$/.test(url.protocol) ? url : undefined
  }
  // `//other.example/home` is a path on another host.
  return /^\/(?![/\\])/.test(bare) && !/\s/.test(bare)
    ? (URL.parse(`http://shop.invalid${bare}`) ?? undefined)
    : undefined
}

/** The parts of an address that find an old path, the most exact one first: with its query, and without. */
export function oldPathsOf({ pathname, searchParams }: URL): string[] {
  const path = plain(pathname)
  if (searchParams.size === 0) return [path]
  const query = new URLSearchParams([...searchParams].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return [`${path}?${decoded(String(query)).toLowerCase()}`, path]
}

const plain = (pathname: string) =>
  decoded(pathname)
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')

/** Malformed escapes stay as they are. */
function decoded(text: string): string {
  try {
    // PostgreSQL stores no zero bytes.
    return decodeURIComponent(text).normalize('NFC').replaceAll('\0', '')
  } catch {
    return text
  }
}
