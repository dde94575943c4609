const WIDTHS = [160, 320, 480, 800] as const

/** The URL of a picture at one of the server's widths. Pictures on this device (`blob:`, `data:`) have one size. */
export function pictureAt(src: string, width: (typeof WIDTHS)[number]): string {
  if (isLocal(src)) return src
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`
}

/** All widths as a `srcset`; undefined for pictures of this device. */
export function pictureSet(src: string): string | undefined {
  if (isLocal(src)) return undefined
  return WIDTHS.map((width) => `${pictureAt(src, width)} ${width}w`).join(', ')
}

function isLocal(src: string) {
  return src.startsWith('blob:') || src.startsWith('data:')
}
