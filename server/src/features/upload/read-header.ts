import { readJpegHeader } from './jpeg-header.ts'
import type { PictureHeader } from './picture-header.ts'
import { readPngHeader } from './png-header.ts'
import { readWebpHeader } from './webp-header.ts'

/** Formats are detected by their first bytes, not by the file name. SVG, GIF and HTML never reach a decoder. */
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))
export const isPng = (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'
const isWebp = (bytes: Buffer) =>
  bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP'

/** Whether the first bytes are those of a JPEG, PNG or WebP. */
export const isPicture = (bytes: Buffer) => isJpeg(bytes) || isPng(bytes) || isWebp(bytes)

/**
 * Reads the header of a JPEG, PNG or WebP in one pass over its markers or chunks, in time linear in the file size. Does
 * not use a decoder, because decoders spend seconds and gigabytes on crafted headers alone.
 * @returns the header; undefined for any other file and for pictures that take decoders too long.
 */
export function readHeader(bytes: Buffer): PictureHeader | undefined {
  if (isJpeg(bytes)) return readJpegHeader(bytes)
  if (isPng(bytes)) return readPngHeader(bytes)
  if (isWebp(bytes)) return readWebpHeader(bytes)
  return undefined
}
