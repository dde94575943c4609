// npm run conformance -- --suite FOLDER [--shop http://localhost:8080] [--json]: checks a running demo by the suite
// vishkaty/ucp-conformance, which is checked out in the folder. The demo was started with AGENT_LOOPBACK=on and
// AGENT_PROFILES=scripts/conformance/profiles.json. Writes a configuration for the suite with products of the demo, and
// prints the summary of the suite.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { servePlatform } from './conformance/platform-server.ts'
import { suiteConfig } from './conformance/suite-config.ts'

/** The version that the suite checks. The shop's profile names the address of its profile in this version. */
const VERSION = '2026-04-08'
/** The profile that requests of the suite name. It is not on the Internet. */
const PROFILE = 'https://spck.dev/agent'
type Profile = {
  ucp: {
    supported_versions?: Record<string, string>
    capabilities: Record<string, unknown>
    services: Record<string, { transport: string; endpoint: string }[]>
  }
}

const { values } = parseArgs({
  options: {
    suite: { type: 'string' },
    shop: { type: 'string', default: 'http://localhost:8080' },
    json: { type: 'boolean', default: false },
  },
})
const { suite, shop, json } = values
if (!suite) throw new Error('name the folder of the suite: npm run conformance -- --suite FOLDER')

const read = async (url: string) => (await (await fetch(url)).json()) as Profile // the suite checks the form
const newest = await read(`${shop}/.well-known/ucp`)
const address = newest.ucp.supported_versions?.[VERSION] ?? `${shop}/.well-known/ucp`
const { ucp } = await read(address)
const endpoint = ucp.services['dev.ucp.shopping']?.find(({ transport }) => transport === 'rest')?.endpoint
if (!endpoint) throw new Error('the shop has no REST endpoint for agents')

const platform = await servePlatform(Object.keys(ucp.capabilities))
const folder = mkdtempSync(join(tmpdir(), 'sampan-conformance-'))
const config = join(folder, 'merchant.json')

async function ask(path: string, body: object): Promise<unknown> {
  const reply = await fetch(endpoint + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'ucp-agent': `profile="${PROFILE}"` },
    body: JSON.stringify(body),
  })
  if (reply.status === 424 || reply.status === 400)
    throw new Error('start the shop with AGENT_LOOPBACK=on AGENT_PROFILES=scripts/conformance/profiles.json npm start')
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

try {
  writeFileSync(config, JSON.stringify(await suiteConfig(ask, platform), null, 2))
  const server = address.replace(/\/\.well-known\/ucp$/, '')
  const program = join(suite, 'conformance/checks/merchant.py')
  const run = spawn('python3', [program, '--server', server, '--config', config, ...(json ? ['--json'] : [])], {
    stdio: 'inherit',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  process.exitCode = await new Promise<number>((ended) => run.on('exit', (code) => ended(code ?? 1)))
} finally {
  platform.close()
  rmSync(folder, { recursive: true })
}
