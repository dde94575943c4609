import { readFileSync } from 'node:fs'

/** The common passwords in lower case, one per line. Their source is in common-passwords.licence.txt. */
const LIST = new URL('./common-passwords.txt', import.meta.url)

let common: ReadonlySet<string> | undefined

/** Whether a password is among the 10,000 most common, which attackers try first. Ignores case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(LIST, 'utf8').trimEnd().split('\n'))
  return common.has(password.normalize('NFKC').toLowerCase())
}
