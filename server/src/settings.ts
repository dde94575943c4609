import { isIP } from 'node:net'
import { readUrlsIn } from './config.ts'
import { urlsOf } from './db/replica/hosts.ts'
import { KNOWN_NETWORKS } from './http/client-address/networks.ts'
import { KEY_BYTES } from './security/keys.ts'

type Env = NodeJS.ProcessEnv
/** What is wrong with one setting, as a sentence for the shopkeeper; undefined when nothing is. */
type Check = (value: string) => string | undefined

/** Checks only the beginning: a URL of PostgreSQL on a unix socket has an empty host, which no URL parser accepts. */
const isUrlOf =
  (...protocols: string[]): Check =>
  (value) =>
    protocols.some((protocol) => value.startsWith(`${protocol}//`) && value.length > protocol.length + 2)
      ? undefined
      : `must be a URL that begins with ${protocols.join('// or ')}//`

const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value) ? undefined : `must be one of ${words.join(', ')}`

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return text in KNOWN_NETWORKS
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

const isPort: Check = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? undefined : 'must be a port number, 0 to 65535'
const isMemory: Check = (value) => (/^[1-9]\d{2,6}$/.test(value) ? undefined : 'must be a number of MB, 100 or more')
const isKey: Check = (value) =>
  Buffer.from(value, 'base64').length === KEY_BYTES ? undefined : `must be ${KEY_BYTES} random bytes in base64`
const isSender: Check = (value) =>
  /^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value)
    ? undefined
    : 'must be a mail address, such as Sampan <shop@example.com>'
const areNetworks: Check = (value) =>
  value.split(',').every((text) => isNetwork(text.trim()))
    ? undefined
    : `must be addresses or networks (10.0.0.0/8) with commas between, or ${Object.keys(KNOWN_NETWORKS).join(', ')}`

const areDeskAddresses: Check = (value) =>
  value.split(',').every((text) => isNetwork(text.trim()) && !(text.trim() in KNOWN_NETWORKS))
    ? undefined
    : 'must be addresses or networks (203.0.113.7, 10.0.0.0/8) with commas between'
const isHost: Check = (value) =>
  /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i.test(value)
    ? undefined
    : 'must be the name of a host, such as desk.example.com'

const isOrigin: Check = (value) =>
  /^https?:\/\/[^\s/?#@]+\/?$/.test(value) && URL.canParse(value)
    ? undefined
    : 'must be where shoppers reach the shop, without a path, such as https://shop.example.com'

const isHsts: Check = (value) =>
  /^(?:off|max-age=\d{1,10}(?:; includeSubDomains(?:; preload)?)?)$/.test(value)
    ? undefined
    : 'must be off, or a value such as max-age=31536000; includeSubDomains'

const isBucket: Check = (value) =>
  /^https?:\/\/[^\s?#@]+$/.test(value) && URL.canParse(value)
    ? undefined
    : 'must be the URL of a bucket, such as https://s3.example.com/pictures'

const isPostgres = isUrlOf('postgres:', 'postgresql:')
const areReplicas: Check = (value) =>
  readUrlsIn(value).every((url) => isPostgres(url) === undefined && urlsOf(url).length === 1)
    ? undefined
    : 'must be URLs that begin with postgres:// or postgresql://, of one host each, with commas between'

/** The check of each setting; those that take any text are missing here. Sentences never repeat a value, because some are secret. */
const CHECKS: Record<string, Check> = {
  PORT: isPort,
  PUBLIC_URL: isOrigin,
  HSTS: isHsts,
  DATABASE_URL: isPostgres,
  MIGRATE_URL: isPostgres,
  DATABASE_MEMORY_MB: isMemory,
  DATABASE_READ_URLS: areReplicas,
  PICTURE_ROOM_MB: isMemory,
  PICTURES_S3_URL: isBucket,
  SAMPAN_KEY: isKey,
  SMTP_URL: isUrlOf('smtp:', 'smtps:'),
  MAIL_FROM: isSender,
  TRUST_PROXY: areNetworks,
  CONSOLE_HOST: isHost,
  CONSOLE_ADDRESSES: areDeskAddresses,
  SAMPAN_LIMITS: oneOf('on', 'off'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
}

/** What production can't open without, and why. */
const NEEDED: Record<string, string> = {
  DATABASE_URL: 'is missing: the PostgreSQL of the shop',
  PUBLIC_URL: 'is missing: where shoppers reach the shop, such as https://shop.example.com',
  SAMPAN_KEY: 'is missing: 32 random bytes in base64 (openssl rand -base64 32)',
  SMTP_URL: 'is missing: without it mailed codes reach nobody (smtps://user:password@host)',
  MAIL_FROM: 'is missing: whom mails come from, such as Sampan <shop@example.com>',
}

/** Everything that is missing, malformed or unsafe, a sentence each. */
function settingFaults(env: Env): string[] {
  const is_production = env.NODE_ENV === 'production'
  const faults = Object.entries(CHECKS).flatMap(([name, check]) => {
    const fault = env[name] ? check(env[name]) : undefined
    return fault ? [`${name} ${fault}`] : []
  })
  if (env.DATABASE_READ_URLS && !env.DATABASE_URL)
    faults.push('DATABASE_READ_URLS needs DATABASE_URL: the PostgreSQL that they follow')
  for (const name of ['PICTURES_S3_KEY_ID', 'PICTURES_S3_SECRET'])
    if (env.PICTURES_S3_URL && !env[name]) faults.push(`${name} is missing: PICTURES_S3_URL needs it`)
  if (!is_production) return faults
  const missing = Object.entries(NEEDED).flatMap(([name, why]) => (env[name] ? [] : [`${name} ${why}`]))
  const unsafe = env.SAMPAN_LIMITS === 'off' ? ['SAMPAN_LIMITS must not be off: production needs its limits'] : []
  return [...missing, ...faults, ...unsafe]
}

/** @throws Error that names every fault at once, so that mending them takes one restart. */
export function refuseFaults(env: Env): void {
  const faults = settingFaults(env)
  if (faults.length === 0) return
  const where = env.NODE_ENV === 'production' ? ' in production' : ''
  throw new Error(
    [`The shop cannot open${where} with these settings:`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
  )
}
