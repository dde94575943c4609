import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { TestChain } from './anvil.ts'

export type Asked = { id: number; method: string; params: unknown[] }
type Answer = { status?: number; text: string } | 'drop'
/** Replies instead of the node; undefined passes the request on. `text` is the node's own reply. */
export type Tamper = (request: Asked, text: () => Promise<string>) => Answer | undefined | Promise<Answer | undefined>

export const result = ({ id }: Asked, value: unknown): Answer => ({
  text: JSON.stringify({ jsonrpc: '2.0', id, result: value }),
})

/** Replies to one method only. */
export const only =
  (method: string, answer: (request: Asked, text: () => Promise<string>) => ReturnType<Tamper>): Tamper =>
  (request, text) =>
    request.method === method ? answer(request, text) : undefined

/** A provider in front of a chain that can lie, fail and lose. The present test closes it. */
export async function aProvider(chain: Pick<TestChain, 'url'>) {
  const provider = await startProvider(chain)
  onTestFinished(provider.close)
  return provider
}

export async function startProvider(chain: Pick<TestChain, 'url'>) {
  let tamper: Tamper = () => undefined
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const text = async () =>
      (await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text()
    const answer = (await tamper(JSON.parse(body), text)) ?? { text: await text() }
    if (answer === 'drop') response.destroy()
    else response.writeHead(answer.status ?? 200).end(answer.text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = `http://127.0.0.1:${port}`
  /** Another host name of this provider. */
  const named_url = `http://localhost:${port}`
  const becomes = (next: Tamper) => {
    tamper = next
  }
  return { url, named_url, becomes, recovers: () => becomes(() => undefined), close: () => void server.close() }
}
