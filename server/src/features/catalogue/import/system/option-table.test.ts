import { expect, test } from 'vitest'
import { type OptionRow, OptionTable } from './option-table.ts'

const aValue = (axis: string, name: string, value_key: string, value: OptionRow['value']): OptionRow => ({
  axis,
  name: { en: name },
  value_key,
  value,
  other_names: null,
})

const options = () =>
  new OptionTable([
    aValue('colour', 'Colour', 'navy', { en: 'Navy blue', ja: '紺', th: 'น้ำเงินเข้ม' }),
    aValue('rice', 'Raw rice', '3cups', { en: '3 cups', ja: '3合' }),
    aValue('rice-kind', 'Rice', 'brown', { en: 'Brown' }),
    aValue('size', 'Size', 'xl', { en: 'XL' }),
    aValue('spread', 'Size', '53cm', { en: '53 × 53 cm' }),
    aValue('spread', 'Size', 'xl', { en: 'Extra large' }),
  ])

test.each([
  ['rice', '3cups', 'rice', '3cups'],
  ['RICE', ' 3 Cups ', 'rice', '3cups'],
  ['rice', '3合', 'rice', '3cups'],
  ['Rice', 'brown', 'rice-kind', 'brown'],
  ['raw  rice', '３ cups', 'rice', '3cups'],
  ['size', 'xl', 'size', 'xl'],
  ['Size', 'Extra Large', 'spread', 'xl'],
  ['Size', '53×53cm', 'spread', '53cm'],
  ['尺码', 'xl', 'size', 'xl'],
  ['Color', 'NAVY BLUE', 'colour', 'navy'],
  ['สี', 'น้ำเงินเข้ม', 'colour', 'navy'],
])('%s=%s is a value that the shop has', (name, value, axis, value_key) => {
  const table = options()
  expect(table.keysOf(name, value)).toEqual({ axis, value_key })
  expect(table.fresh).toEqual([])
})

test('a value that no option of this name has is added to the option with this key, once', () => {
  const table = options()
  expect(table.keysOf('size', '3 XL')).toEqual({ axis: 'size', value_key: '3-xl' })
  expect(table.keysOf('Size', '3xl')).toEqual({ axis: 'size', value_key: '3-xl' })
  expect(table.keysOf('size', '3-XL')).toEqual({ axis: 'size', value_key: '3-xl' })
  expect(table.fresh).toMatchObject([{ axis: 'size', value_key: '3-xl', value: { en: '3 XL' } }])
})

test('a new option and its values are added once, whatever case and spaces later rows have', () => {
  const table = options()
  expect(table.keysOf('Neck line', 'Crew')).toEqual({ axis: 'neck-line', value_key: 'crew' })
  expect(table.keysOf('neckline', 'CREW')).toEqual({ axis: 'neck-line', value_key: 'crew' })
  expect(table.keysOf('Neck-line', 'V neck')).toEqual({ axis: 'neck-line', value_key: 'v-neck' })
  expect(table.fresh.map(({ axis, value_key }) => `${axis}:${value_key}`)).toEqual([
    'neck-line:crew',
    'neck-line:v-neck',
  ])
})
