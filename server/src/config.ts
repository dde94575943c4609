import { resolve } from 'node:path'

/** Room for the smaller pictures of some 60,000 large ones. */
const PICTURE_ROOM_MB = 2_048

/** A year, for this host alone. */
const HSTS = 'max-age=31536000'

/** `url` is that of the bucket, with its name in the path or in the host. */
export type S3Place = { url: string; key_id: string; secret: string; region: string }

export type Config = {
  production: boolean
  host: string
  port: number
  /** Where the shop is reached from outside: scheme and host, without a slash at the end. */
  public_url: string
  /** The value of Strict-Transport-Security; undefined to send none. */
  hsts: string | undefined
  /** Holds PostgreSQL's data, pictures, keys and outgoing mail. */
  data_folder: string
  /** Where pictures are stored instead of the data folder. */
  pictures_s3: S3Place | undefined
  /** How many MB the smaller pictures may take, which are made when they are asked for. */
  picture_room_mb: number
  /** How many MB of memory the embedded PostgreSQL is sized to; undefined for those of this machine. */
  database_memory_mb: number | undefined
  /** Another PostgreSQL instead of the embedded one. */
  database_url: string | undefined
  /** Streaming replicas of it, for reads of the shop window. */
  database_read_urls: string[]
  /** The table owner's URL, for migrations, where the server's role may not change tables. */
  migrate_url: string | undefined
  /** Addresses of proxies whose X-Forwarded-For counts, as Fastify's `trustProxy` reads them. */
  trust_proxy: string | undefined
  /** The host that the desk alone is on, in small letters; undefined where it shares the shop's. */
  console_host: string | undefined
  /** The addresses and networks that may reach the desk; empty for all. */
  console_addresses: string[]
  metrics_token: string | undefined
  /** `off` turns the rate limits off: for load tests on this machine. */
  limits: boolean
  log_level: string
  mail: { smtp_url: string | undefined; from: string }
}

/** A comma inside a URL is part of it. */
export const readUrlsIn = (text: string): string[] =>
  text
    .split(/,(?=\s*postgres(?:ql)?:)/)
    .map((url) => url.trim())
    .filter((url) => url !== '')

function s3In(env: NodeJS.ProcessEnv): S3Place | undefined {
  const { PICTURES_S3_URL: url, PICTURES_S3_KEY_ID: key_id = '', PICTURES_S3_SECRET: secret = '' } = env
  if (!url) return undefined
  return { url: url.replace(/\/$/, ''), key_id, secret, region: env.PICTURES_S3_REGION || 'us-east-1' }
}

/** @throws Error with a sentence for the shopkeeper when a setting makes no sense. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port number, not "${env.PORT}"`)
  const production = env.NODE_ENV === 'production'
  if (production && !env.DATABASE_URL) throw new Error('production needs DATABASE_URL')
  if (production && env.SAMPAN_LIMITS === 'off')
    throw new Error('production needs its limits: SAMPAN_LIMITS must not be off')
  return {
    production,
    host: env.HOST ?? '127.0.0.1',
    port,
    public_url: env.PUBLIC_URL?.replace(/\/$/, '') || `http://localhost:${port}`,
    hsts: env.HSTS === 'off' ? undefined : env.HSTS || HSTS,
    data_folder: resolve(env.SAMPAN_DATA ?? 'data'),
    pictures_s3: s3In(env),
    picture_room_mb: env.PICTURE_ROOM_MB ? Number(env.PICTURE_ROOM_MB) : PICTURE_ROOM_MB,
    database_memory_mb: env.DATABASE_MEMORY_MB ? Number(env.DATABASE_MEMORY_MB) : undefined,
    database_url: env.DATABASE_URL,
    database_read_urls: readUrlsIn(env.DATABASE_READ_URLS ?? ''),
    migrate_url: env.MIGRATE_URL,
    trust_proxy: env.TRUST_PROXY,
    console_host: env.CONSOLE_HOST?.toLowerCase() || undefined,
    console_addresses: (env.CONSOLE_ADDRESSES ?? '').split(',').flatMap((text) => text.trim() || []),
    metrics_token: env.METRICS_TOKEN,
    limits: env.SAMPAN_LIMITS !== 'off',
    log_level: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
    mail: { smtp_url: env.SMTP_URL, from: env.MAIL_FROM ?? 'Sampan <shop@sampan.example>' },
  }
}
