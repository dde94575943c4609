// Access tokens in the states that the suite expects of a test hook (POST /testing/oauth/mint). Each is issued by the shop,
// with the consent of the test shopper, and ended by the shop's own calls or its clock.
import { orderToken } from './order-token.ts'
import type { TestShopper } from './test-shopper.ts'

type Client = { client_id: string; redirect_uris: readonly string[] }

type Minting = {
  shop: string
  client: Client
  /** A client of another host, whose tokens are not valid for the platform of the suite. */
  foreign_client: Client
  shopper: TestShopper
  expire: (token: string) => Promise<void>
}

/** @returns a token, or undefined for a kind that the suite does not have. */
export async function mintToken({ shop, client, foreign_client, shopper, expire }: Minting, kind: unknown) {
  switch (kind) {
    case 'valid':
      return orderToken(shop, client, shopper)
    case 'foreign_client':
      return orderToken(shop, foreign_client, shopper)
    case 'expired': {
      const token = await orderToken(shop, client, shopper)
      await expire(token)
      return token
    }
    case 'revoked': {
      const token = await orderToken(shop, client, shopper)
      const body = new URLSearchParams({ token, client_id: client.client_id })
      const { status } = await fetch(`${shop}/oauth/revoke`, { method: 'POST', body })
      if (status !== 200) throw new Error(`the revocation was answered with ${status}`)
      return token
    }
  }
  return undefined
}
