// npm run conformance -- --suite FOLDER [--shop http://localhost:8080] [--data SAMPAN_DATA] [--json]: checks a running demo by the suite
// vishkaty/ucp-conformance, which is checked out in the folder. Opens a gateway at the demo's PUBLIC_URL, writes a
// configuration for the suite with products of the demo, and prints the summary of the suite.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { expireToken } from './conformance/expire-token-sql.ts'
import { openGateway, SUITE_PROFILE } from './conformance/gateway.ts'
import { mintToken } from './conformance/minted-token.ts'
import { orderToken } from './conformance/order-token.ts'
import { servePlatform } from './conformance/platform-server.ts'
import { suiteConfig } from './conformance/suite-config.ts'
import { aTestShopper } from './conformance/test-shopper.ts'

/** The version that the suite checks. The shop's profile names the address of its profile in this version. */
const VERSION = '2026-04-08'
const START =
  'start the shop with PUBLIC_URL=https://localhost:8443 SAMPAN_LIMITS=off AGENT_LOOPBACK=on AGENT_PROFILES=scripts/conformance/profiles.json npm start'

type Profile = { ucp: { supported_versions?: Record<string, string>; capabilities: Record<string, unknown> } }

const { values } = parseArgs({
  options: {
    suite: { type: 'string' },
    shop: { type: 'string', default: 'http://localhost:8080' },
    data: { type: 'string', default: process.env.SAMPAN_DATA ?? 'data' },
    json: { type: 'boolean', default: false },
  },
})
const { suite, shop, data, json } = values
if (!suite) throw new Error('name the folder of the suite: npm run conformance -- --suite FOLDER')

const readProfile = async (path: string) => (await (await fetch(shop + path)).json()) as Profile // the suite checks the form
const newest = await readProfile('/.well-known/ucp')
const address = URL.parse(newest.ucp.supported_versions?.[VERSION] ?? '')
if (address?.protocol !== 'https:' || address.hostname !== 'localhost') throw new Error(START)
const { ucp } = await readProfile(address.pathname)

async function ask(path: string, body: object): Promise<unknown> {
  const reply = await fetch(`${shop}/ucp${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${SUITE_PROFILE}"` },
    body: JSON.stringify(body),
  })
  if (reply.status === 424 || reply.status === 400) throw new Error(START)
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

const folder = mkdtempSync(join(tmpdir(), 'sampan-conformance-'))
const platform = await servePlatform(Object.keys(ucp.capabilities))
const shopper = await aTestShopper(shop)
const foreign = await servePlatform([])
const minting = {
  client: platform.client,
  foreign_client: foreign.client,
  expire: (token: string) => expireToken(data, token),
}
const gateway = await openGateway({
  shop,
  port: Number(address.port || 443),
  profile: address.pathname,
  linked_profile: platform.client.profile,
  orderToken: () => orderToken(shop, platform.client, shopper),
  mint: (kind) => mintToken({ ...minting, shop, shopper }, kind),
  suite_key: platform.request_private_jwk,
  shopper,
})
try {
  const config = join(folder, 'merchant.json')
  writeFileSync(config, JSON.stringify(await suiteConfig(ask, platform, shopper), null, 2))
  const program = join(suite, 'conformance/checks/merchant.py')
  const options = ['--server', address.origin, '--config', config, '--insecure', ...(json ? ['--json'] : [])]
  const run = spawn('python3', [program, ...options], {
    stdio: 'inherit',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', SSL_CERT_FILE: gateway.certificate },
  })
  process.exitCode = await new Promise<number>((resolve) => run.on('exit', (code) => resolve(code ?? 1)))
} finally {
  gateway.close()
  platform.close()
  foreign.close()
  rmSync(folder, { recursive: true })
}
