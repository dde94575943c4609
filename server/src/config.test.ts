import { expect, test } from 'vitest'
import { readConfig, refuseFaults } from './config.ts'

const SOUND = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://sampan_app:secret-word@db.example/sampan',
  PUBLIC_URL: 'https://shop.example',
  SAMPAN_KEY: Buffer.alloc(32, 7).toString('base64'),
  SMTP_URL: 'smtps://shop:secret-word@mail.example',
  MAIL_FROM: 'Sampan <shop@sampan.example>',
}

function messageOf(env: NodeJS.ProcessEnv): string {
  try {
    refuseFaults(env)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('valid settings are accepted, in production and on a developer\u2019s machine', () => {
  expect(messageOf(SOUND)).toBe('')
  expect(messageOf({})).toBe('')
  const all = {
    ...SOUND,
    DATABASE_URL: 'postgres://app:secret-word@a.example:5432,b.example/sampan',
    DATABASE_READ_URLS: 'postgres://app:secret-word@a.example/sampan, postgresql://app@/sampan?host=%2Frun',
    MIGRATE_URL: 'postgresql://owner@/sampan?host=%2Frun',
    PORT: '8080',
    DATABASE_MEMORY_MB: '2048',
    PICTURE_ROOM_MB: '500',
    HSTS: 'max-age=63072000; includeSubDomains; preload',
    PICTURES_S3_URL: 'https://s3.example/pictures/',
    PICTURES_S3_KEY_ID: 'shop',
    PICTURES_S3_SECRET: 'secret-word',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
  }
  expect(
    messageOf({
      ...all,
      LOG_LEVEL: 'warn',
      SAMPAN_LIMITS: 'on',
      SAMPAN_ROLE: 'jobs',
      MAIL_FROM: 'shop@sampan.example',
    }),
  ).toBe('')
})

test('production lists all missing, malformed and unsafe settings in one error', () => {
  const message = messageOf({ NODE_ENV: 'production', SAMPAN_LIMITS: 'off', PORT: 'eighty', TRUST_PROXY: 'nginx' })
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'SAMPAN_KEY',
    'SMTP_URL',
    'MAIL_FROM',
    'SAMPAN_LIMITS',
    'PORT',
    'TRUST_PROXY',
  ])
    expect(message.match(new RegExp(name, 'g')), name).toHaveLength(1)
})

test.each([
  ['DATABASE_URL', 'db.example/secret-word'],
  ['PICTURES_S3_URL', 's3.example/secret-word'],
  ['PICTURES_S3_URL', 'https://shop:secret-word@s3.example/pictures'],
  ['DATABASE_READ_URLS', 'postgres://app:secret-word@a.example,b.example/sampan'],
  ['DATABASE_READ_URLS', 'a.example/secret-word'],
  ['MIGRATE_URL', 'mysql://owner:secret-word@db.example'],
  ['SAMPAN_KEY', 'secret-word'],
  ['SMTP_URL', 'mail.example:secret-word'],
  ['SMTP_URL', 'https://secret-word.example'],
  ['MAIL_FROM', 'secret-word'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'secret-word'],
  ['LOG_FORMAT', 'secret-word'],
  ['SAMPAN_LIMITS', 'of'],
  ['PORT', '70000'],
  ['DATABASE_MEMORY_MB', '2GB'],
  ['PICTURE_ROOM_MB', '5GB'],
  ['DATABASE_MEMORY_MB', '0'],
])('%s refuses the value %s without repeating it', (name, value) => {
  const message = messageOf({ ...SOUND, [name]: value })
  expect(message).toContain(name)
  expect(message).not.toContain('secret-word')
  expect(messageOf({ [name]: value })).toContain(name)
})

test('the log is JSON in production, and text for people otherwise', () => {
  expect(readConfig({}).log_format).toBe('text')
  expect(readConfig(SOUND).log_format).toBe('json')
  expect(readConfig({ ...SOUND, LOG_FORMAT: 'text' }).log_format).toBe('text')
})

test('an S3 picture store requires an access key', () => {
  const message = messageOf({ PICTURES_S3_URL: 'https://s3.example/pictures' })
  for (const name of ['PICTURES_S3_KEY_ID', 'PICTURES_S3_SECRET']) expect(message).toContain(`${name} is missing`)
})

test('an empty setting is treated as not set', () => {
  const empty = { PORT: '', HOST: '', SAMPAN_DATA: '', LOG_LEVEL: '', MAIL_FROM: '', PUBLIC_URL: '', CONSOLE_HOST: '' }
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('a role needs a database that several processes share', () => {
  expect(messageOf({ SAMPAN_ROLE: 'web' })).toContain('SAMPAN_ROLE needs DATABASE_URL')
  expect(messageOf({ ...SOUND, SAMPAN_ROLE: 'everything' })).toContain('SAMPAN_ROLE must be one of all, web, jobs')
  expect(messageOf({ SAMPAN_ROLE: 'all' })).toBe('')
})
