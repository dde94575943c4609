import type { Sku } from '@sampan/contract'
import { expect, test } from 'vitest'
import { axesOf, canHave, choiceText, chosenSku, firstChoice, skusLeft, withValue } from './sku-choice.ts'

function aSku(colour: string, plug: string, stock: number): Sku {
  return {
    sku_id: `lamp-${colour}-${plug}`,
    values: [
      { axis: 'colour', name: 'Colour', value_key: colour, value: colour.toUpperCase() },
      { axis: 'plug', name: 'Plug', value_key: plug, value: `Type ${plug.toUpperCase()}` },
    ],
    price_cents: 7200 as Sku['price_cents'], // only the contract can create values of the cents type
    stock,
    image: `/pictures/${colour}.webp`,
  }
}

const lamps = [aSku('clay', 'a', 0), aSku('clay', 'c', 4), aSku('ink', 'a', 2), aSku('ink', 'c', 0)]
const axes = axesOf(lamps)

test('an axis with a different picture for each value is chosen by picture, other axes by name', () => {
  expect(axes.map(({ axis, isPictured }) => [axis, isPictured])).toEqual([
    ['colour', true],
    ['plug', false],
  ])
  expect(axes[0]?.options.map(({ value_key, image }) => [value_key, image])).toEqual([
    ['clay', '/pictures/clay.webp'],
    ['ink', '/pictures/ink.webp'],
  ])
})

test('an axis with a single value, or with values that share a picture, is chosen by name', () => {
  expect(axesOf([aSku('clay', 'a', 1)])[0]?.isPictured).toBe(false)
  const alike = lamps.map((sku) => ({ ...sku, image: '/pictures/one.webp' }))
  expect(axesOf(alike).some(({ isPictured }) => isPictured)).toBe(false)
})

test('the initial choice is the first available SKU, not the first in the list', () => {
  expect(firstChoice(lamps, [])).toEqual({ colour: 'clay', plug: 'c' })
  expect(
    firstChoice(
      lamps.map((sku) => ({ ...sku, stock: 0 })),
      [],
    ),
  ).toEqual({ colour: 'clay', plug: 'a' })
})

test('a value that depends on the buyer, such as a clothing size, is not preselected, unless it is the only value', () => {
  const choice = firstChoice(lamps, ['plug'])
  expect(choice).toEqual({ colour: 'clay' })
  expect(chosenSku(lamps, axes, choice)).toBeUndefined()
  expect(skusLeft(lamps, choice).map(({ sku_id }) => sku_id)).toEqual(['lamp-clay-a', 'lamp-clay-c'])
  expect(withValue(lamps, choice, 'colour', 'ink')).toEqual({ colour: 'ink' })
  expect(withValue(lamps, choice, 'plug', 'a')).toEqual({ colour: 'ink', plug: 'a' })
  expect(firstChoice(lamps.slice(1, 2), ['colour', 'plug'])).toEqual({ colour: 'clay', plug: 'c' })
})

test('a chosen value stays chosen; an unavailable combination changes as few other values as possible', () => {
  const choice = { colour: 'clay', plug: 'c' }
  expect(withValue(lamps, choice, 'plug', 'c')).toEqual(choice)
  expect(canHave(lamps, choice, 'plug', 'a')).toBe(false)
  expect(canHave(lamps, {}, 'plug', 'a')).toBe(true)
  expect(withValue(lamps, choice, 'plug', 'a')).toEqual({ colour: 'ink', plug: 'a' })
  expect(withValue(lamps, choice, 'colour', 'ink')).toEqual({ colour: 'ink', plug: 'a' })
  const inStock = lamps.map((sku) => ({ ...sku, stock: 1 }))
  expect(withValue(inStock, choice, 'plug', 'a')).toEqual({ colour: 'clay', plug: 'a' })
})

test('choosing a value that is sold out in all combinations does not change the other values', () => {
  const none = lamps.map((sku) => ({ ...sku, stock: 0 }))
  expect(canHave(none, {}, 'plug', 'a')).toBe(false)
  expect(withValue(none, { colour: 'clay', plug: 'c' }, 'plug', 'a')).toEqual({ colour: 'clay', plug: 'a' })
})

test('a SKU is chosen once every axis has a value', () => {
  expect(chosenSku(lamps, axes, { colour: 'ink' })).toBeUndefined()
  expect(chosenSku(lamps, axes, { colour: 'ink', plug: 'a' })?.sku_id).toBe('lamp-ink-a')
  expect(choiceText(axes, { plug: 'a', colour: 'ink' })).toBe('INK · Type A')
})

test('the only SKU of a product without axes is preselected', () => {
  const plain = [{ ...aSku('clay', 'a', 3), values: [] }]
  expect(chosenSku(plain, axesOf(plain), firstChoice(plain, []))?.sku_id).toBe('lamp-clay-a')
})
