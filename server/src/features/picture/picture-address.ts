import { hash } from 'node:crypto'

/** Which of the pictures that had one name over time: few, so that 40 bits tell them apart. */
const VERSION_LENGTH = 10
const NAME = /^([a-z0-9][a-z0-9-]{0,99})(?:\.([0-9a-f]{10}))?\.webp$/

/** The beginning of a picture's digest. */
export const versionOf = (picture: Buffer): string => hash('sha256', picture, 'hex').slice(0, VERSION_LENGTH)

export const versionedName = (stem: string, version: string): string => `${stem}.${version}.webp`

/** What the last part of an address names; undefined for what is no picture's name. */
export function readPictureName(name: string): { stem: string; version: string | undefined } | undefined {
  const [, stem, version] = NAME.exec(name) ?? []
  return stem === undefined ? undefined : { stem, version }
}

/**
 * Where a picture of the catalogue is shown: `/pictures/soap-1.4f0c2a9be1.webp`. Another picture of the same name has
 * another address, so browsers and a CDN hold each for ever.
 */
export const addressOfPicture = (file_name: string, picture: Buffer): string =>
  `/pictures/${versionedName(file_name.replace(/\.webp$/, ''), versionOf(picture))}`
