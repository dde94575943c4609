const WIDTHS = [160, 320, 480, 800] as const

/**
 * The URL of a picture at one of the server's widths. Pictures of the build and of this device (`blob:`, `data:`) have
 * one size.
 */
export function pictureAt(src: string, width: (typeof WIDTHS)[number]): string {
  if (isOneSize(src)) return src
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`
}

/** All widths as a `srcset`; undefined for a picture of only one size. */
export function pictureSet(src: string): string | undefined {
  if (isOneSize(src)) return undefined
  return WIDTHS.map((width) => `${pictureAt(src, width)} ${width}w`).join(', ')
}

const isOneSize = (src: string) => /^(?:blob:|data:|\/assets\/)/.test(src)
