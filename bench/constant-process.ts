import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Read } from './loads.ts'

/**
 * Starts a server in a separate process. It replies to these reads with constants: copies of the shop's current
 * replies.
 */
export async function openConstant(shop_url: string, reads: Read[]) {
  const replies: Record<string, unknown> = {}
  for (const { path, language } of reads) {
    const reply = await fetch(shop_url + path, { headers: { 'accept-language': language } })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    replies[path] = await reply.json()
  }
  const child = fork(join(import.meta.dirname, 'constant.ts'))
  child.send(replies)
  const [url]: string[] = await once(child, 'message')
  return { url: url ?? '', pid: child.pid, close: () => child.disconnect() }
}
