import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const CLI = join(dirname(createRequire(import.meta.url).resolve('@shopify/ucp-cli')), 'bin.js')
const PROFILE = 'platform'
const run = promisify(execFile)

/** A reply of ucp-cli. `result` is the resource of the protocol. */
export type UcpReply<Result> = { transport: string; ucp: { version: string; status: string }; result: Result }

const quoteWord = (word: string) => (/^[\w./:=-]+$/.test(word) ? word : `'${word}'`)

/**
 * A shopping agent that uses a shop by `ucp-cli`, the client of another author. Its platform publishes the profile that
 * `ucp-cli` writes, on this machine. `UCP_TRANSCRIPT=1` prints each command with its reply.
 */
export async function aUcpAgent(business: string) {
  const home = mkdtempSync(join(tmpdir(), 'sampan-ucp-'))
  const document = join(home, 'profiles', PROFILE, 'profile.json')
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=300' })
    reply.end(readFileSync(document))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // a TCP server
  const env = {
    ...process.env,
    UCP_HOME: home,
    UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true',
    UCP_ON_ESCALATION: `cat > ${join(home, 'escalation.json')}`,
  }
  const call = async (words: readonly string[]) => {
    const { stdout } = await run(process.execPath, [CLI, ...words, '--format', 'json'], { env })
    if (process.env.UCP_TRANSCRIPT) console.log(`$ ucp ${words.map(quoteWord).join(' ')}\n${stdout}`)
    return JSON.parse(stdout) as unknown
  }
  await call(['profile', 'init', '--name', PROFILE, '--profile-url', `http://localhost:${port}/`, '--activate'])
  return {
    /** Runs `ucp` with the words of a command. */
    ucp: async <Result>(command: string, ...words: string[]) =>
      (await call([...command.split(' '), ...words, '--business', business])) as UcpReply<Result>, // the tests check what they read
    /** The address that the agent was last asked to show to the shopper. */
    escalatedUrl: () => {
      const { url } = JSON.parse(readFileSync(join(home, 'escalation.json'), 'utf8')) as { url: string } // as ucp-cli documents it
      return url
    },
    close: () => {
      server.close()
      rmSync(home, { recursive: true })
    },
  }
}
