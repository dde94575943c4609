import { readFileSync, rmSync, writeFileSync } from 'node:fs'

type StoredToken = { url: string; token: string }

/** Stores the session of a shop so that only the operator's own user can read it. */
export function storeToken(file: string, stored: StoredToken): void {
  // A new file: an existing one would keep its permissions.
  rmSync(file, { force: true })
  writeFileSync(file, `${JSON.stringify(stored)}\n`, { mode: 0o600, flag: 'wx' })
}

/** The session of this shop; it is not given to another shop. */
export function readToken(file: string, url: string): string | undefined {
  try {
    const stored: StoredToken = JSON.parse(readFileSync(file, 'utf8'))
    return stored.url === url ? stored.token : undefined
  } catch {
    return undefined
  }
}

export const forgetToken = (file: string): void => rmSync(file, { force: true })
