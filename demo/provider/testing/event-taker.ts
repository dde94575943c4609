import { createServer } from 'node:http'
import { cleanUp } from '../../../server/testing/clean-up.ts'

type Delivery = { headers: Record<string, string | string[] | undefined>; body: Buffer }

/** A shop that takes events, and does nothing with them. */
export type EventTaker = {
  events_url: string
  /** Events in the order of their arrival. */
  deliveries: Delivery[]
  /** Makes the shop refuse the next deliveries. */
  refuse: (count: number) => void
}

export async function anEventTaker(): Promise<EventTaker> {
  const deliveries: Delivery[] = []
  let refusals = 0
  const shop = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (refusals > 0) {
      refusals--
      response.writeHead(500).end()
      return
    }
    deliveries.push({ headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(200).end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const address = shop.address()
  const port = address && typeof address === 'object' ? address.port : 0
  cleanUp(() => {
    shop.closeAllConnections()
    shop.close()
  })
  const refuse = (count: number) => {
    refusals = count
  }
  return { events_url: `http://127.0.0.1:${port}/events`, deliveries, refuse }
}
