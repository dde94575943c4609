import { createHash, randomBytes } from 'node:crypto'
import { READ_SCOPE } from '@sampan/contract/rules'
import type { TestShopper } from './test-shopper.ts'

type Client = { client_id: string; redirect_uris: readonly string[] }

/** Gets an access token with which a client reads the orders of the shopper, who consents. */
export async function orderToken(shop: string, { client_id, redirect_uris }: Client, shopper: TestShopper) {
  const [redirect_uri = ''] = redirect_uris
  const code_verifier = randomBytes(32).toString('base64url')
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  const query = { client_id, redirect_uri, scope: READ_SCOPE, state: 'order', code_challenge }
  const code = new URL(await shopper.allow(new URLSearchParams(query))).searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier }
  const reply = await fetch(`${shop}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  const { access_token } = (await reply.json()) as { access_token: string } // RFC 6749, 5.1
  return access_token
}
