import { dollars } from '@sampan/contract/csv-text'
import { contentsOf, distinct, kilograms, type Label, type LabelLayout, linesOf, whole } from './label.ts'

const day = (time: string | null) => time?.slice(0, 10) ?? ''
/** Value of one piece. The sum of the pieces may differ from the line by some cents, so the line is written too. */
const perPiece = (value_cents: number, quantity: number) => dollars(Math.round(value_cents / quantity))

/** One row per line of an order, with everything that the shop knows. */
export const GENERAL: LabelLayout = {
  language: 'en',
  encoding: 'utf-8',
  head: [
    'Order number',
    'Order date',
    'Shop',
    'Recipient',
    'Phone',
    'Country code',
    'State or province',
    'City',
    'District',
    'Address',
    'Postal code',
    'Note',
    'Article number',
    'SKU',
    'Item',
    'Quantity',
    'Line value (USD)',
    'Weight per piece (g)',
    'HS code',
    'Country of origin',
    'Order value (USD)',
    'Order weight (g)',
  ],
  rows: ({ items, ...label }) =>
    items.map((item) => [
      label.order_number,
      day(label.created_at),
      label.shop_name,
      label.addressee,
      label.phone,
      label.country,
      label.areas[0] ?? '',
      label.areas[1] ?? '',
      label.areas.slice(2).join(' '),
      label.detailed_address,
      label.postcode,
      label.notes,
      item.article_number ?? '',
      item.sku_id,
      item.title,
      whole(item.quantity),
      dollars(item.value_cents),
      whole(item.weight_grams),
      item.hs_code ?? '',
      item.origin_country ?? '',
      dollars(label.value_cents),
      whole(label.weight_grams),
    ]),
}

/** State and city: where the areas end above the city, the typed city is the last one. */
const stateOf = (areas: readonly string[]) => (areas.length > 1 ? (areas[0] ?? '') : '')
/** A country without areas, such as Singapore, is its own city. */
const cityOf = ({ areas, country_name }: Pick<Label, 'areas' | 'country_name'>) =>
  areas.length > 1 ? areas.slice(1).toReversed().join(', ') : (areas[0] ?? country_name)

/** One row per line of an order: rows with the same order number are one order. */
export const SHIPSTATION: LabelLayout = {
  language: 'en',
  encoding: 'utf-8',
  head: [
    'Order Number',
    'Order Date',
    'Date Paid',
    'Order Total',
    'Recipient Full Name',
    'Recipient Phone',
    'Address Line 1',
    'Address Line 2',
    'City',
    'State',
    'Postal Code',
    'Country Code',
    'Notes From Buyer',
    'Item SKU',
    'Item Name',
    'Item Quantity',
    'Item Unit Price',
    'Item Weight',
    'Weight Unit',
    'Item Harmonized Code',
    'Item Country Of Origin',
  ],
  rows: ({ items, ...label }) => {
    const [first = '', second = ''] = linesOf(label.detailed_address, 60, 2)
    return items.map((item) => [
      label.order_number,
      day(label.created_at),
      day(label.paid_at),
      dollars(label.value_cents),
      label.addressee,
      label.phone,
      first,
      second,
      cityOf(label),
      stateOf(label.areas),
      label.postcode,
      label.country,
      label.notes,
      item.article_number ?? item.sku_id,
      item.title,
      whole(item.quantity),
      perPiece(item.value_cents, item.quantity),
      whole(item.weight_grams),
      item.weight_grams === null ? '' : 'g',
      item.hs_code ?? '',
      item.origin_country ?? '',
    ])
  },
}

const DHL_LINE = 45

/** One row per parcel, for the upload of shipments in MyDHL+, where columns are assigned once. */
export const DHL: LabelLayout = {
  language: 'en',
  encoding: 'utf-8',
  head: [
    'Shipment Reference',
    'Receiver Name',
    'Receiver Address Line 1',
    'Receiver Address Line 2',
    'Receiver Address Line 3',
    'Receiver City',
    'Receiver State',
    'Receiver Postal Code',
    'Receiver Country Code',
    'Receiver Phone',
    'Number of Packages',
    'Total Weight (kg)',
    'Description of Contents',
    'Declared Value',
    'Declared Value Currency',
    'HS Code',
    'Country of Origin',
  ],
  rows: (label, _, cut) => [
    [
      label.order_number,
      cut(label.addressee, DHL_LINE),
      ...linesOf(label.detailed_address, DHL_LINE, 3).map((line) => cut(line, DHL_LINE)),
      cut(cityOf(label), DHL_LINE),
      cut(stateOf(label.areas), DHL_LINE),
      label.postcode,
      label.country,
      label.phone,
      '1',
      kilograms(label.weight_grams),
      contentsOf(label).slice(0, 90),
      dollars(label.value_cents),
      'USD',
      distinct(label.items.map(({ hs_code }) => hs_code)),
      distinct(label.items.map(({ origin_country }) => origin_country)),
    ],
  ],
}
