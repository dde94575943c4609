import type { Config } from '../config.ts'

/** The address of the desk, which may have its own host. */
export function deskUrl({ public_url, console_host }: Pick<Config, 'public_url' | 'console_host'>): string {
  const url = new URL('/console', public_url)
  if (console_host) url.host = console_host
  return url.href
}
