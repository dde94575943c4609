import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anImport, CATALOGUE } from '../../../../../testing/fake-catalogue.ts'
import { button, dialog, refuse, renderDesk } from '../../../../../testing/fake-desk.tsx'

const { import_id } = anImport()
const DONE = anImport({ state: 'done', applied: 2, faulty: 0, ended_at: '2026-11-20T08:05:00Z' })
const text = (value: string) => new TextEncoder().encode(value)

const aZip = (files: Record<string, Uint8Array>) =>
  new File([new Uint8Array(zipSync(files))], 'pictures.zip', { type: 'application/zip' })

const replies = {
  ...CATALOGUE,
  'GET /api/admin/import/detail': DONE,
  'POST /api/admin/import/picture_names': {
    items: [
      { file_name: 'photos/mug-1.jpg', product_id: 'mug' },
      { file_name: 'photos/mug-2.jpg', product_id: 'mug' },
    ],
  },
  'POST /api/admin/picture/upload': { address: '/pictures/mug.0123456789.webp', width: 10, height: 10 },
  'POST /api/admin/import/picture_add': { product_id: 'mug' },
}

async function open(file: File) {
  await button('Add pictures from a ZIP').click()
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await page.elementLocator(document.querySelector('input[type=file]') ?? document.body).upload(file)
  await dialog().getByRole('button', { name: 'Add pictures', exact: true }).click()
}

test('pictures of an archive are added to the products of their names, and the others are listed with the reason', async () => {
  const { requests } = await renderDesk(`/imports/${import_id}`, { replies })
  const files = ['photos/mug-1.jpg', 'photos/mug-2.jpg', 'photos/other.png', 'notes.txt']
  await open(aZip(Object.fromEntries(files.map((name) => [name, text(name)]))))
  await expect.element(dialog().getByText('2 of 2 pictures added to 1 product · 2 files left out')).toBeVisible()
  await expect.element(dialog().getByText('No product has this name or number')).toBeVisible()
  await expect.element(dialog().getByText('Not a JPEG, PNG or WebP')).toBeVisible()
  expect(requests('POST /api/admin/import/picture_names').map(({ body }) => body)).toEqual([
    { file_names: ['photos/mug-1.jpg', 'photos/mug-2.jpg', 'photos/other.png'] },
  ])
  expect(requests('POST /api/admin/import/picture_add').map(({ body }) => body.file_name)).toEqual([
    'photos/mug-1.jpg',
    'photos/mug-2.jpg',
  ])
})

test('a picture that the server refuses is listed with its sentence, and the next pictures are added', async () => {
  const { fakeReplies } = await renderDesk(`/imports/${import_id}`, { replies })
  fakeReplies['POST /api/admin/picture/upload'] = () => refuse('file_not_a_picture', 'This is not a picture.')
  await open(aZip({ 'photos/mug-1.jpg': text('1'), 'photos/mug-2.jpg': text('2') }))
  await expect.element(dialog().getByText('0 of 2 pictures added to 0 products · 2 files left out')).toBeVisible()
  await expect.element(dialog().getByText('This is not a picture.').first()).toBeVisible()
})

test('a file that is no archive is refused with a sentence', async () => {
  await renderDesk(`/imports/${import_id}`, { replies })
  await open(new File(['<html>'], 'pictures.zip'))
  await expect.element(dialog().getByText('This file isn’t a ZIP. Choose a ZIP with pictures.')).toBeVisible()
})
