import { expect, test } from 'vitest'
import { smallerPicture } from './smaller-picture.ts'

/** A picture of random noise. Noise does not compress, so a few million pixels make a file of several megabytes. */
async function aPhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const noise = new ImageData(width, height)
  for (let point = 0; point < noise.data.length; point++)
    noise.data[point] = point % 4 === 3 ? 255 : (point * 7919) % 251
  context?.putImageData(noise, 0, 0)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'photo.png', { type: 'image/png' })
}

test('a large photo is reduced to its stored size before the upload', async () => {
  const photo = new File([await aPhoto(3000, 1500), new Uint8Array(2_000_000)], 'photo.png', { type: 'image/png' })
  const smaller = await smallerPicture(photo)
  expect(smaller.size).toBeLessThan(photo.size)
  expect(smaller.name).toBe('photo.png')
  const { width, height } = await createImageBitmap(smaller)
  expect([width, height]).toEqual([2000, 1000])
})

test('a small picture, or a file that is not a picture, is uploaded unchanged', async () => {
  const small = await aPhoto(20, 20)
  expect(await smallerPicture(small)).toBe(small)
  const text = new File([new Uint8Array(1_500_000)], 'notes.png', { type: 'image/png' })
  expect(await smallerPicture(text)).toBe(text)
})
