import { readFileSync } from 'node:fs'

/** In small letters, one a line; where they are from stands in common-passwords.licence.txt. */
const LIST = new URL('./common-passwords.txt', import.meta.url)

let common: ReadonlySet<string> | undefined

/** One of the 10,000 passwords that people choose most and guessers try first, whatever its capitals. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(LIST, 'utf8').trimEnd().split('\n'))
  return common.has(password.normalize('NFKC').toLowerCase())
}
