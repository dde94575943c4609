import { expect, test } from 'vitest'
import { galleryPictures } from './gallery-pictures.ts'

const value = (axis: string, key: string) => ({ axis, name: axis, value_key: key, value: `the ${key}` })

test('the picture of a colour names the colour, but not the sizes and other views', () => {
  const skus = ['clay', 'sage'].flatMap((colour) =>
    ['s', 'l'].map((size) => ({
      image: `/${colour}.webp`,
      values: [value('colour', colour), value('size', size)],
    })),
  )
  const images = ['/clay.webp', '/near.webp', '/sage.webp']
  expect(galleryPictures({ title: 'Lamp', images, skus }).map(({ alt }) => alt)).toEqual([
    'Lamp, the clay',
    'Lamp',
    'Lamp, the sage',
  ])
})

test('the picture of a product without options has its title', () => {
  const skus = [{ image: '/lamp.webp', values: [] }]
  const pictures = galleryPictures({ title: 'Lamp', images: ['/lamp.webp'], skus })
  expect(pictures).toEqual([{ src: '/lamp.webp', alt: 'Lamp' }])
})
