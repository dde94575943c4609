import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { aPng, upload } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, callerOf } from '../../../testing/world.ts'
import { logoOf } from './logo.ts'

const shop = await aShop()
const owner = await anOperator(shop, { roles: ['owner'] })
const visitor = callerOf(shop)

const NOTHING = {
  name: null,
  names: JSON.stringify({}),
  logo: null,
  logo_ground: null,
  logo_width: null,
  logo_height: null,
}
beforeEach(() => shop.db.updateTable('brand').set(NOTHING).execute())

const atDesk = async () => (await owner.call('GET /api/admin/brand')).data
const readBrand = async () => (await visitor('GET /api/brand')).data
const NAMED = { name: 'Tea & Boats', names: {}, logo: null }
const save = async (fields: object = {}, who = owner) =>
  who.call('POST /api/admin/brand/save', { body: { revision: (await atDesk()).revision, ...NAMED, ...fields } })

async function send(bytes: Buffer, type = 'image/png') {
  const url = '/api/admin/picture/upload'
  return upload(shop, owner.token, { bytes, type, purpose: 'product', url })
}
/** A disc of one colour on a transparent background. */
const aDisc = (colour: string, width = 300) =>
  sharp(
    Buffer.from(
      `<svg width="${width}" height="300"><circle cx="${width / 2}" cy="150" r="120" fill="${colour}"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
const saveLogo = async (bytes: Buffer) => {
  const { data } = await send(bytes)
  return (await save({ logo: data.address })).data.logo?.address ?? ''
}

test('an unnamed shop has the name of the software; a named shop has its name, translated where a translation exists', async () => {
  expect(await readBrand()).toEqual({ name: 'Sampan', names: {}, logo: null })
  expect(await atDesk()).toMatchObject({ name: null, names: {}, logo: null })
  const { data } = await save({ names: { ja: '茶と舟', ko: '  ' } })
  expect(data).toMatchObject({ name: 'Tea & Boats', names: { ja: '茶と舟' } })
  expect(await atDesk()).toEqual(data)
  expect(await readBrand()).toEqual({ name: 'Tea & Boats', names: { ja: '茶と舟' }, logo: null })
  const log = await shop.db.selectFrom('desk_log').selectAll().where('action', '=', 'brand_saved').execute()
  expect(log.at(-1)).toMatchObject({ operator_id: owner.operator_id, ref_id: 'brand' })
})

test('if two owners change the brand concurrently, one change is saved and the other is refused', async () => {
  const { revision: before } = await atDesk()
  const answers = await Promise.all(
    ['One', 'Two'].map((name) =>
      owner.call('POST /api/admin/brand/save', { body: { ...NAMED, name, revision: before } }),
    ),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(answers.find(({ code }) => code === 0)?.reason).toBe('changed_meanwhile')
  expect(['One', 'Two'][answers.findIndex(({ code }) => code === 1)]).toBe((await readBrand()).name)
})

test('operators who are not owners cannot name the shop', async () => {
  for (const role of ['finance', 'fulfilment', 'catalogue', 'support'] as const) {
    const operator = await anOperator(shop, { roles: [role] })
    expect((await save({ name: 'Mine' }, operator)).reason).toBe('role_needed')
  }
  expect((await readBrand()).name).toBe('Sampan')
})

test.each([
  ['', 'empty'],
  ['   ', 'blank'],
  ['\u200b\u2066\u202e', 'invisible characters'],
  ['x'.repeat(200), '200 letters'],
])('a name of %j is refused: %s', async (name) => {
  const { status, code } = await save({ name })
  expect([status, code]).toEqual([400, 400])
  expect((await save({ names: { th: 'x'.repeat(61) } })).status).toBe(400)
  expect((await save({ names: { th: '<b>ชา</b>' } })).status).toBe(400)
  expect((await readBrand()).name).toBe('Sampan')
})

test.each([
  ['茶舗 🍵👩‍👧', '茶舗 🍵👩‍👧'],
  ['\u202eTea\u202c\n\u2067Boats', 'Tea Boats'],
  [' تجارة ', 'تجارة'],
  ['$& {shop}', '$& {shop}'],
])('the name %j is stored as %j', async (name, stored) => {
  expect((await save({ name })).data.name).toBe(stored)
  expect((await readBrand()).name).toBe(stored)
})

test('a logo has to be an uploaded picture of the catalogue: no SVG, no text, no unknown address', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await send(drawing, 'image/svg+xml')).reason).toBe('file_not_a_picture')
  expect((await send(Buffer.from('not a picture'))).reason).toBe('file_not_a_picture')
  for (const logo of [
    '/pictures/none.0123456789.webp',
    'https://elsewhere.example/a.webp',
    '../../secret',
    '/icon.svg',
  ]) {
    expect(await save({ logo })).toMatchObject({ reason: 'catalogue_fault', field: 'logo', fault: 'unknown_picture' })
  }
  expect(await readBrand()).toEqual({ name: 'Sampan', names: {}, logo: null })
})

test('a logo is stored with its size, stays when the name changes, and can be removed', async () => {
  const logo = await saveLogo(await aPng(400, 100))
  expect(logo).toMatch(/^\/pictures\/logo-[0-9a-f]{32}\.[0-9a-f]{10}\.webp$/)
  expect((await readBrand()).logo).toEqual({ address: logo, ground: 'any', width: 400, height: 100 })
  expect((await shop.app.inject(`${logo}?w=160`)).statusCode).toBe(200)
  await save({ name: 'Another', logo })
  expect(await readBrand()).toMatchObject({ name: 'Another', logo: { address: logo, width: 400 } })
  await save({ name: 'Another', logo: null })
  expect((await readBrand()).logo).toBeNull()
})

test.each([
  ['black', 'light'],
  ['white', 'dark'],
  ['#d6336c', 'any'],
  // Bright on white is accepted, because many logos are drawn that way. Deep blue is lost on a dark page.
  ['#f59f00', 'any'],
  ['#1a4fa0', 'light'],
])('a logo drawn in %s gets the background “%s”', async (colour, ground) => {
  await saveLogo(await aDisc(colour))
  expect((await readBrand()).logo?.ground).toBe(ground)
})

test('a large logo is scaled down', async () => {
  const large = await sharp({ create: { width: 1900, height: 950, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  expect(await sharp(await logoOf(large)).metadata()).toMatchObject({ width: 1024, height: 512 })
})

const iconAt = async (kind: string, logo: string) => {
  const name = logo.replace('/pictures/', '').replace('.webp', '.png')
  return shop.app.inject(`/icons/${kind}/${name}`)
}

test('icons are square, show the whole logo in each size, and are cached forever', async () => {
  const logo = await saveLogo(await aDisc('white', 600))
  for (const [kind, size] of [
    ['favicon', 64],
    ['apple-touch', 180],
    ['192', 192],
    ['512', 512],
    ['maskable-512', 512],
  ] as const) {
    const { statusCode, headers, rawPayload } = await iconAt(kind, logo)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: size, height: size, format: 'png' })
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(true)
    // The white logo is drawn on the dark background.
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const partAt = (x: number, y: number) => data[(y * info.width + x) * info.channels]
    expect(partAt(size / 2, size / 2)).toBeGreaterThan(240)
    expect(partAt(1, 1)).toBeLessThan(40)
    // A device may crop a maskable icon to the inner 80 %.
    if (kind === 'maskable-512') expect(partAt(60, 256)).toBeLessThan(40)
  }
  const { headers } = await iconAt('192', logo)
  const again = await shop.app.inject({
    url: `/icons/192/${logo.slice(10, -5)}.png`,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('icons exist only for logos and known sizes', async () => {
  const { data } = await send(await aPng())
  const logo = await saveLogo(await aPng())
  expect((await iconAt('192', data.address)).statusCode).toBe(404)
  expect((await iconAt('193', logo)).statusCode).toBe(404)
  expect((await iconAt('constructor', logo)).statusCode).toBe(404)
  expect((await iconAt('192', `/pictures/logo-${'0'.repeat(32)}.0123456789.webp`)).statusCode).toBe(404)
  expect((await shop.app.inject('/icons/192/..%2f..%2fsecret.png')).statusCode).toBe(404)
})

test('mails use the translated shop name as sender, even if the default name is unchanged', async () => {
  await save({ name: 'Sampan', names: { ja: '茶と舟' } })
  const { account } = await aShopper(shop)
  await visitor('POST /api/user/send_code', { body: { account, purpose: 'password' } }, { language: 'ja' })
  expect(shop.mails.at(-1)).toMatchObject({ from_name: '茶と舟' })
  await visitor(
    'POST /api/user/send_code',
    { body: { account: (await aShopper(shop)).account, purpose: 'password' } },
    { language: 'en' },
  )
  expect(shop.mails.at(-1)).not.toHaveProperty('from_name')
})

test('mails, help and authenticators show the shop’s name', async () => {
  await save({ name: 'Tea & $&', names: { ja: '茶と舟' } })
  const { account } = await aShopper(shop)
  await visitor('POST /api/user/send_code', { body: { account, purpose: 'password' } }, { language: 'ja' })
  expect(shop.mails.at(-1)).toMatchObject({ subject: '【茶と舟】認証コードのお知らせ', from_name: '茶と舟' })
  expect(shop.mails.at(-1)?.text).toContain('茶と舟アカウントのパスワード')
  const { data: law } = await visitor('GET /api/user/law', undefined, { language: 'en' })
  expect(law.find(({ slug }) => slug === 'platform')?.body_markdown).toMatch(/^Tea & \$& runs the shop/m)
  const { data: pages } = await owner.call('GET /api/admin/article/list', { query: { collection: 'law' } })
  expect(JSON.stringify([law, pages])).not.toContain('Sampan')
  expect(JSON.stringify(law)).not.toContain('{shop}')
  // The operators' desk shows the placeholder, so edited texts show the new name when the shop is renamed.
  const platform = pages.find(({ slug, language }) => slug === 'platform' && language === 'en')
  if (!platform) throw new Error('the default legal page is missing')
  const { revision, title, body_markdown } = platform
  expect(body_markdown).toMatch(/^\{shop\} runs the shop/m)
  const own = { title, body_markdown: body_markdown.replace('runs', 'owns') }
  const key = { collection: 'law', slug: 'platform', language: 'en' } as const
  expect((await owner.call('POST /api/admin/article/save', { body: { ...key, revision, own } })).code).toBe(1)
  await save({ name: 'Junk & Co' })
  const { data: renamed } = await visitor('GET /api/user/law', undefined, { language: 'en' })
  expect(renamed.find(({ slug }) => slug === 'platform')?.body_markdown).toMatch(/^Junk & Co owns the shop/m)
})
