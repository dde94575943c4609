import { readFileSync } from 'node:fs'

/** In lower case, one a line; their source is in common-passwords.licence.txt. */
const LIST = new URL('./common-passwords.txt', import.meta.url)

let common: ReadonlySet<string> | undefined

/** One of the 10,000 most common passwords, which guessers try first, in any capitals. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(LIST, 'utf8').trimEnd().split('\n'))
  return common.has(password.normalize('NFKC').toLowerCase())
}
