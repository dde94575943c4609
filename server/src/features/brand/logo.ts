import sharp from 'sharp'

/** Colours in the syntax of `sharp`. */
const GROUNDS = { light: '#ffffff', dark: '#161616' } as const
type Ground = keyof typeof GROUNDS

/**
 * Minimum contrast with the background: pixels below it count as invisible. The minimum for light is lower, because
 * logos are designed for white paper with bright colours, and are rarely tested on a dark page.
 */
const CONTRAST_LEAST = { light: 1.5, dark: 3 } as const
/** The largest share of a logo's opaque pixels that may be invisible on a background. */
const LOST_MAX = 0.1
const SAMPLE_PX = 64
const OPAQUE = 128

/** Relative luminance of a colour (WCAG 2). */
function luminanceOf(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const LUMINANCE = { light: luminanceOf([255, 255, 255]), dark: luminanceOf([22, 22, 22]) }
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/**
 * The background that a transparent picture needs to be visible; null when it is visible on both backgrounds or has no
 * transparency.
 */
export async function groundOf(picture: Buffer): Promise<Ground | null> {
  const { data } = await sharp(picture)
    .resize({ width: SAMPLE_PX, height: SAMPLE_PX, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const luminances: number[] = []
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) >= OPAQUE) luminances.push(luminanceOf([...data.subarray(at, at + 3)]))
  if (luminances.length === data.length / 4) return null
  const lostOn = (ground: Ground) =>
    luminances.filter((part) => contrast(part, LUMINANCE[ground]) < CONTRAST_LEAST[ground]).length /
    Math.max(1, luminances.length)
  const [light, dark] = [lostOn('light'), lostOn('dark')]
  if (light <= LOST_MAX && dark <= LOST_MAX) return null
  return light <= dark ? 'light' : 'dark'
}

/** Longest side of a stored logo. No icon needs more. */
const SIDE_PX = 1024

export const sizeOf = (picture: Buffer) => sharp(picture).metadata()

export async function logoOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sizeOf(picture)
  if (width <= SIDE_PX && height <= SIDE_PX) return picture
  return sharp(picture)
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer()
}

/**
 * Size of each icon, and the share of it that the logo may fill. Devices crop maskable icons to a shape that contains
 * at least a circle of 80 %.
 */
export const ICON_KINDS = {
  favicon: { size: 64, share: 1 },
  'apple-touch': { size: 180, share: 0.8 },
  '192': { size: 192, share: 0.9 },
  '512': { size: 512, share: 0.9 },
  'maskable-512': { size: 512, share: 0.56 },
} as const
export type IconKind = keyof typeof ICON_KINDS

/**
 * A square icon. Its background is the colour of the logo's corner or, for a transparent logo, the background on which
 * the logo is visible.
 */
export async function iconOf(logo: Buffer, kind: IconKind): Promise<Buffer> {
  const { size, share } = ICON_KINDS[kind]
  const side = Math.round(size * share)
  const mark = await sharp(logo)
    .resize({ width: side, height: side, fit: 'contain', background: '#0000' })
    .ensureAlpha()
    .png()
    .toBuffer()
  const icon = sharp({ create: { width: size, height: size, channels: 4, background: await backgroundOf(logo) } })
  return icon
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function backgroundOf(logo: Buffer) {
  const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(logo)
    .ensureAlpha()
    .toColourspace('srgb')
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  if (alpha > 250) return { r, g, b, alpha: 1 }
  return GROUNDS[(await groundOf(logo)) ?? 'light']
}
