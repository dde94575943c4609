import { expect, test } from 'vitest'
import { aForeignDesk } from '../../../../../testing/import/foreign-import-world.ts'
import { fileOf } from '../../../../../testing/import-world.ts'
import { aPng, upload } from '../../../../../testing/wallet-world.ts'

const { shop, desk, mapped, done, read } = await aForeignDesk()

let size = 40
async function anUpload(): Promise<string> {
  const bytes = await aPng(++size)
  const upload_reply = await upload(shop, desk.token, { bytes, purpose: 'product', url: '/api/admin/picture/upload' })
  return upload_reply.data.address
}

const namesOf = async (file_names: string[]) => {
  const { data } = await desk.call('POST /api/admin/import/picture_names', { body: { file_names } })
  return Object.fromEntries(data.items.map(({ file_name, product_id }) => [file_name, product_id]))
}
const add = (import_id: string, file_name: string, address: string) =>
  desk.call('POST /api/admin/import/picture_add', { body: { import_id, file_name, address } })

const row = { Description: 'x', Price: '9', Stock: '1' }

test('pictures find their products by the picture column, article number, SKU or product, with a number behind it', async () => {
  const { import_id } = await mapped(
    fileOf([
      { ...row, Handle: 'mug', Title: 'Mug', SKU: 'MUG 17/L', Color: 'Red', Images: 'front view.JPG' },
      { ...row, Handle: 'mug', Title: 'Mug', SKU: 'MUG 17/S', Color: 'Blue' },
      { ...row, Handle: 'jar-2', Title: 'Jar', SKU: 'J-100-2' },
      { ...row, Handle: 'jar', Title: 'Jar', SKU: 'J-100' },
    ]),
  )
  await done(import_id)
  expect(
    await namesOf([
      'photos/Front View.jpg',
      'mug 17-l.png',
      'MUG 17_S (2).jpg',
      'mug-3.webp',
      'Mug.jpeg',
      'jar-2.png',
      'jar_1.png',
      'J-100-2.png',
      'J-100-02.png',
      'J-100-2-1.png',
      'unknown-1.png',
      'mugs.png',
    ]),
  ).toEqual({
    'photos/Front View.jpg': 'mug',
    'mug 17-l.png': 'mug',
    'MUG 17_S (2).jpg': 'mug',
    'mug-3.webp': 'mug',
    'Mug.jpeg': 'mug',
    'jar-2.png': 'jar-2',
    'jar_1.png': 'jar',
    'J-100-2.png': 'jar-2',
    'J-100-02.png': 'jar',
    'J-100-2-1.png': 'jar-2',
  })
})

test('pictures of an archive replace the placeholder in the order of their names, and SKUs get their own', async () => {
  const { import_id } = await mapped(
    fileOf([
      { ...row, Handle: 'cup', Title: 'Cup', SKU: 'CUP-A', Color: 'Red' },
      { ...row, Handle: 'cup', Title: 'Cup', SKU: 'CUP-B', Color: 'Blue' },
    ]),
  )
  await done(import_id)
  const lacking = async () =>
    (await desk.call('GET /api/admin/product/list', { query: { lacks_picture: 'true' } })).data.items.map(
      ({ product_id }) => product_id,
    )
  expect(await lacking()).toContain('cup')
  const [third, first, second, blue] = [await anUpload(), await anUpload(), await anUpload(), await anUpload()]
  for (const [name, address] of [
    ['cup-3.png', third],
    ['cup-1.png', first],
    ['cup-2.png', second],
    ['CUP-B.png', blue],
  ] as const)
    expect(await add(import_id, name, address)).toMatchObject({ code: 1, data: { product_id: 'cup' } })
  const cup = await read('cup')
  expect(cup.images).toEqual([first, second, third, blue])
  expect(cup.skus.map(({ image }) => image)).toEqual([first, blue])
  expect(await lacking()).not.toContain('cup')
  // Adding the same archive again changes nothing.
  await add(import_id, 'cup-1.png', first)
  expect((await read('cup')).images).toEqual([first, second, third, blue])
})

test('a picture that the file names is no longer missing once it is added; unknown names and pictures are refused', async () => {
  const { import_id } = await mapped(fileOf([{ ...row, Handle: 'vase', Title: 'Vase', Images: 'a.png, b.png' }]))
  await done(import_id)
  const missing = async () =>
    (await desk.call('GET /api/admin/import/pictures', { query: { import_id } })).data.items.map(({ source }) => source)
  expect(await missing()).toEqual(['a.png', 'b.png'])
  const address = await anUpload()
  await add(import_id, 'export/B.PNG', address)
  expect(await missing()).toEqual(['a.png'])
  expect((await read('vase')).images).toEqual([address])
  expect(await add(import_id, 'nothing.png', address)).toMatchObject({ code: 404 })
  expect(await add(import_id, 'a.png', '/pictures/none.0123456789.webp')).toMatchObject({ reason: 'catalogue_fault' })
})
