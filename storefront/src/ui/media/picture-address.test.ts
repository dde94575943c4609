import { expect, test } from 'vitest'
import { pictureAt, pictureSet } from './picture-address.ts'

test('the server provides pictures in four widths', () => {
  expect(pictureAt('/pictures/soap-1.4f0c2a9be1.webp', 480)).toBe('/pictures/soap-1.4f0c2a9be1.webp?w=480')
  expect(pictureSet('/files/a.webp')).toBe(
    '/files/a.webp?w=160 160w, /files/a.webp?w=320 320w, /files/a.webp?w=480 480w, /files/a.webp?w=800 800w',
  )
})

test.each(['/assets/boat-wide-BX2f.webp', 'blob:https://shop.example/1', 'data:image/webp;base64,AA'])(
  '%s exists in one size, so no widths are requested',
  (address) => {
    expect(pictureAt(address, 160)).toBe(address)
    expect(pictureSet(address)).toBeUndefined()
  },
)
