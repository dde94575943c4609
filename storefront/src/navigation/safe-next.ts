import { ownAddress } from './own-address.ts'

/** The path to open after login. Always a path of this shop, never another site's URL. */
export function safeNext(next: string | null): string {
  const own = ownAddress(next ?? '')
  return own === undefined || own.startsWith('/login') ? '/' : own
}
