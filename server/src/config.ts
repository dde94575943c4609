import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { urlsOf } from './db/replica/hosts.ts'
import { KNOWN_NETWORKS } from './outgoing/networks.ts'
import { missingProviderSettings, PROVIDER_SETTINGS, providerKeysIn } from './provider/provider-settings.ts'
import { KEY_BYTES } from './security/keys.ts'
import { TRACKING_SETTINGS, trackingSecretsIn } from './tracking/tracking-settings.ts'

type Env = NodeJS.ProcessEnv
/** A setting with its check. `missing` is the message for a required setting that is not set in production. */
const setting = (fits: (value: string) => boolean, sentence: string, missing?: string) =>
  z.string(missing).refine(fits, sentence)

/** Checks only the scheme: a PostgreSQL URL for a unix socket has an empty host, which URL parsers reject. */
const isUrlOf =
  (...protocols: string[]) =>
  (value: string): boolean =>
    protocols.some((protocol) => value.startsWith(protocol) && value.length > protocol.length)

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return text in KNOWN_NETWORKS
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Splits a comma-separated list of URLs. A comma inside a URL does not separate. */
const readUrlsIn = (text: string): string[] =>
  text
    .split(/,(?=\s*postgres(?:ql)?:)/)
    .map((url) => url.trim())
    .filter((url) => url !== '')

const wordsIn = (text: string): string[] => text.split(',').map((word) => word.trim())
const withoutSlash = (url: string): string => url.replace(/\/$/, '')

const isPostgres = isUrlOf('postgres://', 'postgresql://')
const POSTGRES = 'must be a URL that begins with postgres:// or postgresql://'
const isMemory = (value: string) => /^[1-9]\d{2,6}$/.test(value)
const MEMORY = 'must be a number of MB, 100 or more'
const ROLES = ['all', 'web', 'jobs'] as const
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/**
 * Every setting with its default, its check, and the message for a wrong or missing value. Messages never contain the
 * value, because some values are secret. An empty setting is treated as not set.
 */
const SETTINGS = z.object({
  NODE_ENV: z.string().optional(),
  /** URL of an external PostgreSQL, used instead of the embedded one. */
  DATABASE_URL: setting(isPostgres, POSTGRES, 'is missing: the PostgreSQL of the shop'),
  /** Public origin of the shop: scheme and host. */
  PUBLIC_URL: setting(
    (value) => /^https?:\/\/[^\s/?#@]+\/?$/.test(value) && URL.canParse(value),
    'must be where shoppers reach the shop, without a path, such as https://shop.example.com',
    'is missing: where shoppers reach the shop, such as https://shop.example.com',
  ).transform(withoutSlash),
  /** The secret of the server's key. `readKeys` reads it. */
  SAMPAN_KEY: setting(
    (value) => Buffer.from(value, 'base64').length === KEY_BYTES,
    `must be ${KEY_BYTES} random bytes in base64`,
    'is missing: 32 random bytes in base64 (openssl rand -base64 32)',
  ),
  SMTP_URL: setting(
    isUrlOf('smtp://', 'smtps://'),
    'must be a URL that begins with smtp:// or smtps://',
    'is missing: without it mailed codes reach nobody (smtps://user:password@host)',
  ),
  MAIL_FROM: setting(
    (value) => /^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value),
    'must be a mail address, such as Sampan <shop@example.com>',
    'is missing: whom mails come from, such as Sampan <shop@example.com>',
  ),
  HOST: z.string().default('127.0.0.1'),
  PORT: setting(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    'must be a port number, 0 to 65535',
  ).default('8080'),
  /** Value of the Strict-Transport-Security header. Default: one year, without subdomains. */
  HSTS: setting(
    (value) => /^(?:off|max-age=\d{1,10}(?:; includeSubDomains(?:; preload)?)?)$/.test(value),
    'must be off, or a value such as max-age=31536000; includeSubDomains',
  ).default('max-age=31536000'),
  /** Folder for the embedded PostgreSQL's data, pictures, keys and outgoing mail. */
  SAMPAN_DATA: z.string().default('data'),
  /** URL of the table owner, for migrations. Needed when the server's role must not change tables. */
  MIGRATE_URL: setting(isPostgres, POSTGRES).optional(),
  /** Memory in MB for which the embedded PostgreSQL is configured. Default: the memory of the machine. */
  DATABASE_MEMORY_MB: setting(isMemory, MEMORY).optional(),
  /** URLs of streaming replicas, which serve reads of public pages. */
  DATABASE_READ_URLS: setting(
    (value) => readUrlsIn(value).every((url) => isPostgres(url) && urlsOf(url).length === 1),
    'must be URLs that begin with postgres:// or postgresql://, of one host each, with commas between',
  ).default(''),
  /**
   * Disk limit in MB for resized pictures, which are made on request. The default is enough for some 60,000 large
   * pictures.
   */
  PICTURE_ROOM_MB: setting(isMemory, MEMORY).default('2048'),
  /**
   * S3-compatible store for pictures, used instead of the data folder. The bucket name is in the path or in the host.
   */
  PICTURES_S3_URL: setting(
    (value) => /^https?:\/\/[^\s?#@]+$/.test(value) && URL.canParse(value),
    'must be the URL of a bucket, such as https://s3.example.com/pictures',
  )
    .transform(withoutSlash)
    .optional(),
  PICTURES_S3_KEY_ID: z.string().default(''),
  PICTURES_S3_SECRET: z.string().default(''),
  PICTURES_S3_REGION: z.string().default('us-east-1'),
  /** Addresses of proxies whose X-Forwarded-For header is trusted, in the format of Fastify's `trustProxy`. */
  TRUST_PROXY: setting(
    (value) => wordsIn(value).every(isNetwork),
    `must be addresses or networks (10.0.0.0/8) with commas between, or ${Object.keys(KNOWN_NETWORKS).join(', ')}`,
  ).optional(),
  /** Host that serves only the operator desk. By default the desk shares the shop's host. */
  CONSOLE_HOST: setting(
    (value) => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i.test(value),
    'must be the name of a host, such as desk.example.com',
  )
    .transform((host) => host.toLowerCase())
    .optional(),
  /** IP addresses and networks that may reach the desk. By default every address may. */
  CONSOLE_ADDRESSES: setting(
    (value) => wordsIn(value).every((text) => isNetwork(text) && !(text in KNOWN_NETWORKS)),
    'must be addresses or networks (203.0.113.7, 10.0.0.0/8) with commas between',
  ).optional(),
  METRICS_TOKEN: z.string().optional(),
  ...PROVIDER_SETTINGS,
  ...TRACKING_SETTINGS,
  /** `on` lets profiles of shopping agents be on this machine and use HTTP, for development. */
  AGENT_LOOPBACK: z.enum(['on', 'off'], 'must be one of on, off').default('off'),
  /** File with profiles of agents by URL, as JSON, for test suites whose profiles cannot be read. */
  AGENT_PROFILES: z.string().optional(),
  /** `off` disables the rate limits, for local load tests. */
  SAMPAN_LIMITS: z.enum(['on', 'off'], 'must be one of on, off').default('on'),
  /** Work of the process: answering requests, running jobs, or both. */
  SAMPAN_ROLE: z.enum(ROLES, `must be one of ${ROLES.join(', ')}`).default('all'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  /** `text` prints a line for people per request; `json`, the default in production, prints records for collectors. */
  LOG_FORMAT: z.enum(['text', 'json'], 'must be one of text, json').optional(),
})

const { shape } = SETTINGS
/** Settings outside production, where none is required. */
const TRIAL = SETTINGS.extend({
  DATABASE_URL: shape.DATABASE_URL.optional(),
  PUBLIC_URL: shape.PUBLIC_URL.optional(),
  SAMPAN_KEY: shape.SAMPAN_KEY.optional(),
  SMTP_URL: shape.SMTP_URL.optional(),
  MAIL_FROM: shape.MAIL_FROM.default('Sampan <shop@sampan.example>'),
})
const SAMPAN_LIMITS = shape.SAMPAN_LIMITS.refine(
  (value) => value !== 'off',
  'must not be off: production needs its limits',
)
const AGENT_LOOPBACK = shape.AGENT_LOOPBACK.refine(
  (value) => value !== 'on',
  'must not be on: production reads profiles of agents only from the Internet',
)
const AGENT_PROFILES = shape.AGENT_PROFILES.refine(
  (value) => value === undefined,
  'must not be set: production reads profiles of agents only from the Internet',
)
const OFF_IN_PRODUCTION = { SAMPAN_LIMITS, AGENT_LOOPBACK, AGENT_PROFILES }
const PRODUCTION = SETTINGS.extend(OFF_IN_PRODUCTION)
/** Settings that command-line programs require in production: fewer than the server. */
const PRODUCTION_COMMAND = TRIAL.extend({ ...OFF_IN_PRODUCTION, DATABASE_URL: shape.DATABASE_URL })

const isProduction = (env: Env): boolean => env.NODE_ENV === 'production'
const withoutEmpty = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

const faultsIn = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)

function refusal(env: Env, faults: string[]): Error {
  const where = isProduction(env) ? ' in production' : ''
  return new Error(
    [`The shop cannot open${where} with these settings:`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
  )
}

/**
 * @throws Error that lists all missing, malformed and unsafe settings, so that all of them can be fixed before the next
 * restart.
 */
export function refuseFaults(full_env: Env): void {
  const env = withoutEmpty(full_env)
  const faults = faultsIn((isProduction(env) ? PRODUCTION : TRIAL).safeParse(env).error)
  if (env.DATABASE_READ_URLS && !env.DATABASE_URL)
    faults.push('DATABASE_READ_URLS needs DATABASE_URL: the PostgreSQL that they follow')
  if ((env.SAMPAN_ROLE ?? 'all') !== 'all' && !env.DATABASE_URL)
    faults.push('SAMPAN_ROLE needs DATABASE_URL: the embedded PostgreSQL has one process')
  faults.push(...missingProviderSettings(env))
  for (const name of ['PICTURES_S3_KEY_ID', 'PICTURES_S3_SECRET'])
    if (env.PICTURES_S3_URL && !env[name]) faults.push(`${name} is missing: PICTURES_S3_URL needs it`)
  if (faults.length > 0) throw refusal(env, faults)
}

export type Config = ReturnType<typeof readConfig>
export type S3Bucket = NonNullable<Config['pictures_s3']>

/** @throws Error with a message for the shopkeeper when a setting is invalid. */
export function readConfig(full_env: Env) {
  const env = withoutEmpty(full_env)
  const { data: settings, error } = (isProduction(env) ? PRODUCTION_COMMAND : TRIAL).safeParse(env)
  if (!settings) throw refusal(env, faultsIn(error))
  const port = Number(settings.PORT)
  const { DATABASE_MEMORY_MB: memory, PICTURES_S3_URL: s3_url } = settings
  return {
    production: isProduction(env),
    role: settings.SAMPAN_ROLE,
    host: settings.HOST,
    port,
    public_url: settings.PUBLIC_URL ?? `http://localhost:${port}`,
    hsts: settings.HSTS === 'off' ? undefined : settings.HSTS,
    data_folder: resolve(settings.SAMPAN_DATA),
    pictures_s3:
      s3_url === undefined
        ? undefined
        : {
            url: s3_url,
            key_id: settings.PICTURES_S3_KEY_ID,
            secret: settings.PICTURES_S3_SECRET,
            region: settings.PICTURES_S3_REGION,
          },
    picture_room_mb: Number(settings.PICTURE_ROOM_MB),
    database_memory_mb: memory === undefined ? undefined : Number(memory),
    database_url: settings.DATABASE_URL,
    database_read_urls: readUrlsIn(settings.DATABASE_READ_URLS),
    migrate_url: settings.MIGRATE_URL,
    trust_proxy: settings.TRUST_PROXY,
    console_host: settings.CONSOLE_HOST,
    console_addresses: settings.CONSOLE_ADDRESSES === undefined ? [] : wordsIn(settings.CONSOLE_ADDRESSES),
    metrics_token: settings.METRICS_TOKEN,
    provider_keys: providerKeysIn(settings),
    tracking_secrets: trackingSecretsIn(settings),
    limits: settings.SAMPAN_LIMITS === 'on',
    agent_loopback: settings.AGENT_LOOPBACK === 'on',
    agent_profiles: settings.AGENT_PROFILES,
    log_format: settings.LOG_FORMAT ?? (settings.NODE_ENV === 'production' ? 'json' : 'text'),
    log_level: settings.LOG_LEVEL ?? (settings.NODE_ENV === 'test' ? 'silent' : 'info'),
    mail: { smtp_url: settings.SMTP_URL, from: settings.MAIL_FROM },
  }
}
