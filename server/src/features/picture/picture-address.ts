import { hash } from 'node:crypto'
import type { PictureFormat } from './narrow-picture-service.ts'

/**
 * Length of a version in hexadecimal digits. Its 40 bits are enough to tell apart the few pictures that had the same
 * name.
 */
const VERSION_LENGTH = 10
const NAME = /^([a-z0-9][a-z0-9-]{0,99})(?:\.([0-9a-f]{10}))?\.(webp|jpg|png)$/

/** The first digits of a picture's digest. */
export const versionOf = (picture: Buffer): string => hash('sha256', picture, 'hex').slice(0, VERSION_LENGTH)

export const versionedName = (stem: string, version: string, format: PictureFormat = 'webp'): string =>
  `${stem}.${version}.${format}`

/** The names of logos start with this. */
export const LOGO_PREFIX = 'logo-'

export type PictureName = { stem: string; version: string | undefined; format: PictureFormat }

/** Parses the last part of an address; undefined if it is not the name of a picture. */
export function readPictureName(name: string): PictureName | undefined {
  const [, stem, version, format] = NAME.exec(name) ?? []
  return stem === undefined ? undefined : { stem, version, format: format as PictureFormat } // one of the pattern
}

/**
 * The public address of a picture, such as `/pictures/soap-1.4f0c2a9be1.webp`. The address changes with the content, so
 * browsers and CDNs can cache it forever.
 */
export const addressOfPicture = (file_name: string, picture: Buffer): string =>
  `/pictures/${versionedName(file_name.replace(/\.webp$/, ''), versionOf(picture))}`
