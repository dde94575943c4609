import { hash } from 'node:crypto'

/** A heading without case, spaces, signs and the prefix of Google's feeds. */
export const plainHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Digest of the headings of a file, by which its mapping is remembered. */
export const fingerprintOf = (headings: readonly string[]): string =>
  hash('sha256', headings.map(plainHeading).join('\n'), 'hex')
