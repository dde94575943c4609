import sharp from 'sharp'

/** Colours in `sharp`'s words. */
const GROUNDS = { light: '#ffffff', dark: '#161616' } as const
type Ground = keyof typeof GROUNDS

/**
 * Below this contrast a part of a picture is taken for lost. Marks are drawn for white paper, where bright colours are
 * known to do; on a dark page nobody has looked at them.
 */
const CONTRAST_LEAST = { light: 1.5, dark: 3 } as const
/** Of what is drawn so much may be lost on a ground. */
const LOST_MAX = 0.1
const SAMPLE_PX = 64
const OPAQUE = 128

/** WCAG 2: the relative luminance of a colour. */
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
 * What a picture with see-through parts has to stand on so that what is drawn can be seen; null where it can be seen on
 * anything, as one without such parts.
 */
export async function groundOf(picture: Buffer): Promise<Ground | null> {
  const { data } = await sharp(picture)
    .resize({ width: SAMPLE_PX, height: SAMPLE_PX, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawn: number[] = []
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) >= OPAQUE) drawn.push(luminanceOf([...data.subarray(at, at + 3)]))
  if (drawn.length === data.length / 4) return null
  const lostOn = (ground: Ground) =>
    drawn.filter((part) => contrast(part, LUMINANCE[ground]) < CONTRAST_LEAST[ground]).length /
    Math.max(1, drawn.length)
  const [light, dark] = [lostOn('light'), lostOn('dark')]
  if (light <= LOST_MAX && dark <= LOST_MAX) return null
  return light <= dark ? 'light' : 'dark'
}

/** How large a logo is kept; no icon needs more. */
const SIDE_PX = 1024

export const sizeOf = (picture: Buffer) => sharp(picture).metadata()

/** The picture as it is kept: no larger than needed. */
export async function logoOf(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sizeOf(picture)
  if (width <= SIDE_PX && height <= SIDE_PX) return picture
  return sharp(picture)
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer()
}

/**
 * What is made of a logo: its size, and how much of it the logo may take. A maskable icon is cut to a shape by the device,
 * which leaves a circle of 80 % for certain.
 */
export const ICON_KINDS = {
  favicon: { size: 64, share: 1 },
  'apple-touch': { size: 180, share: 0.8 },
  '192': { size: 192, share: 0.9 },
  '512': { size: 512, share: 0.9 },
  'maskable-512': { size: 512, share: 0.56 },
} as const
export type IconKind = keyof typeof ICON_KINDS

/** A square icon. A logo without see-through parts goes on in the colour of its corner, others stand on their ground. */
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
