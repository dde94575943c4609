import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { aShop } from '../../testing/world.ts'
import { buildApp } from '../app.ts'
import { freePort } from '../start/free-port.ts'

const DEPLOY = join(import.meta.dirname, '../../../deploy')
const CHECK = join(import.meta.dirname, 'check-deployment.ts')
const file = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')
const isMissing = (tool: string) => spawnSync(tool, ['version']).error !== undefined
const run = promisify(execFile)

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-proxy-'))
  // nginx runs its workers as a user other than root.
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A shop that listens behind a proxy on the same machine. */
async function aShopBehind(public_url: string): Promise<number> {
  const { context } = await shop
  const config = { ...context.config, public_url, trust_proxy: 'loopback', limits: true }
  const app = await buildApp({ ...context, config })
  onTestFinished(() => app.close())
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}
const shop = aShop()

/**
 * Replaces each text.
 * @throws when a text is missing.
 */
const replaced = (text: string, changes: Record<string, string>) =>
  Object.entries(changes).reduce((changed, [from, to]) => {
    expect(changed).toContain(from)
    return changed.replaceAll(from, to)
  }, text)

function opened(proxy: ChildProcess): void {
  onTestFinished(() => void proxy.kill())
}

/** Runs the deployment check against the shop at this port, from outside. */
async function checked(port: number, certificate: string) {
  await expect.poll(() => existsSync(certificate)).toBe(true)
  const options = { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } }
  const ask = () =>
    run(process.execPath, [CHECK, `https://localhost:${port}`], options).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }) => stdout || stderr,
    )
  // Retries until the proxy listens.
  for (let tries = 0; tries < 20; tries++) {
    const text = await ask()
    if (!text.includes('ECONNREFUSED')) return text
    await new Promise((later) => setTimeout(later, 100))
  }
  return 'the proxy does not listen'
}

const leadsTo = async (port: number) => {
  const reply = await fetch(`http://127.0.0.1:${port}/home?a=1`, { redirect: 'manual' })
  return [reply.status, reply.headers.get('location')]
}

test.skipIf(isMissing('nginx'))('nginx with deploy/nginx.conf serves a shop without a fault', async () => {
  const [folder, plain, secure] = [aFolder(), await freePort(), await freePort()]
  const port = await aShopBehind(`https://localhost:${secure}`)
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  const site = replaced(file('nginx.conf').replace(/^ *listen \[::\].*\n/gm, ''), {
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl': `listen 127.0.0.1:${secure} ssl`,
    '/etc/letsencrypt/live/shop.example.com/fullchain.pem': certificate,
    '/etc/letsencrypt/live/shop.example.com/privkey.pem': key,
    'shop.example.com': 'localhost',
    '127.0.0.1:8080': `127.0.0.1:${port}`,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const conf = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${site} }\n`
  writeFileSync(join(folder, 'nginx.conf'), conf)
  opened(spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'ignore' }))
  expect(await checked(secure, certificate)).toBe('Every reply is as it should be.\n')
  expect(await leadsTo(plain)).toEqual([308, 'https://localhost/home?a=1'])
})

test.skipIf(isMissing('caddy'))('Caddy with deploy/Caddyfile serves a shop without a fault', async () => {
  const [folder, plain, secure] = [aFolder(), await freePort(), await freePort()]
  const port = await aShopBehind(`https://localhost:${secure}`)
  mkdirSync(join(folder, 'config'))
  const site = replaced(file('Caddyfile'), {
    '\tservers {\n': `\tadmin off\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tservers {\n`,
  })
  writeFileSync(join(folder, 'Caddyfile'), site)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: join(folder, 'config'), HOME: folder }
  const settings = { SHOP_HOST: `localhost:${secure}`, SHOP_ADDRESS: `127.0.0.1:${port}` }
  const config = ['--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  opened(spawn('caddy', ['run', ...config], { env: { ...env, ...settings }, stdio: 'ignore' }))
  const root = join(folder, 'caddy/pki/authorities/local/root.crt')
  expect(await checked(secure, root)).toBe('Every reply is as it should be.\n')
  expect((await leadsTo(plain))[0]).toBe(308)
})

test.skipIf(isMissing('systemd-analyze'))('systemd accepts the service and rates its exposure as low', () => {
  const unit = join(DEPLOY, 'sampan.service')
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  // Lines about /usr/bin/node are ignored, because Node.js is installed elsewhere on a build machine.
  const output = `${verified.stdout}${verified.stderr}`
    .split('\n')
    .filter((line) => line && !line.includes('/usr/bin/node'))
  expect(output).toEqual([])
  const security = spawnSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  })
  expect(Number(/exposure level for sampan\.service: ([\d.]+)/.exec(security.stdout)?.[1])).toBeLessThan(2)
})

test('container, compose file and service refer to existing settings and files', () => {
  const container = file('Containerfile')
  for (const [, path = ''] of container.matchAll(/^COPY --from=build \/app\/(\S+)/gm))
    if (!/dist$|node_modules$/.test(path)) expect(existsSync(join(DEPLOY, '..', path)), path).toBe(true)
  expect(container).toMatch(/^USER node$/m)
  expect(container).toMatch(/^HEALTHCHECK /m)
  const readme = readFileSync(join(DEPLOY, '../README.md'), 'utf8')
  const compose = file('compose.yaml')
  for (const [, name = ''] of compose.matchAll(/\$\{(\w+)/g))
    expect(file('env.example'), name).toMatch(new RegExp(`^${name}=`, 'm'))
  for (const [, name = ''] of compose
    .split('\n  caddy:')[0]
    ?.split('\n  shop:')[1]
    ?.matchAll(/^ {6}([A-Z_]+):/gm) ?? [])
    expect(readme, name).toContain(name)
  // Services that other services depend on must have a health check.
  for (const name of ['postgres', 'shop'])
    expect(new RegExp(`^  ${name}:\n(?: {4}.*\n|\n)*? {4}healthcheck:`, 'm').test(compose), name).toBe(true)
  for (const command of [container, file('sampan.service')]) expect(command).toContain('server/src/main.ts')
})
