// long: one file for each system, as its export writes it

import { csvOf } from '@sampan/contract/csv-text'
import { expect, test } from 'vitest'
import { aForeignDesk } from '../../../../../testing/import/foreign-import-world.ts'

const { desk, mapped, done, read, readImport, faultsOf } = await aForeignDesk()

const sheet = (headings: string, ...rows: string[][]) => csvOf([headings.split('|'), ...rows])
const notesOf = ({ notes }: { notes: { note: string; count: number }[] }) =>
  Object.fromEntries(notes.map(({ note, count }) => [note, count]))
const categoryName = async (category: string) => {
  const all = (await desk.call('GET /api/admin/category/list', {})).data
  const own = all.find((one) => one.category === category)
  const above = all.find((one) => one.category === own?.parent)
  return [above, own].flatMap((one) => one?.name.en ?? []).join(' > ')
}

test('BigCommerce: a product with rows of SKUs and rules becomes one product with options and prices', async () => {
  const head =
    'Item Type|Product ID|Product Name|Product Type|Product Code/SKU|Brand Name|Product Description|Price|Cost Price|Retail Price|Sale Price|Product Weight|Product Visible?|Allow Purchases?|Current Stock Level|Category|Product Image File - 1|Product UPC/EAN'
  const product = [
    'Product',
    '901',
    'Dune Tee',
    'P',
    'DUNE',
    'Weavers',
    '<p>Soft <b>cotton</b></p>',
    '20.00',
    '8',
    '26',
  ]
  const summary = await mapped(
    sheet(
      head,
      [...product, '0.00', '0.2', 'Y', 'Y', '0', 'Shop All/Tees;Summer', 'https://bc.invalid/a.jpg', ''],
      [
        '  SKU',
        '31',
        '[RB]Size=S,[CS]Color=Red:#ff0000',
        '',
        'DUNE-S-R',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '4',
        '',
        '',
        '4006381333931',
      ],
      [
        '  SKU',
        '32',
        '[RB]Size=L,[CS]Color=Sand, light:#eeddcc',
        '',
        'DUNE-L-S',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '6',
        '',
        '',
        '',
      ],
      ['  Rule', '', '', '', 'DUNE-L-S', '', '', '[ADD]2.50', '', '', '', '', '', 'Y', '', '', '', ''],
      ['Product', '902', 'Plain Cap', 'P', 'CAP', '', 'Cap', '15', '', '', '', '', 'N', 'Y', '3', '', '', ''],
    ),
  )
  expect(summary).toMatchObject({ system: 'bigcommerce', products: 2, faulty: 0 })
  expect(notesOf(summary)).toMatchObject({ off_sale: 1, new_category: 1 })
  await done(summary.import_id)
  const tee = await read('901')
  expect(tee).toMatchObject({
    title: { en: 'Dune Tee' },
    description: { en: 'Soft **cotton**' },
    vendor: 'Weavers',
    was_cents: 2600,
    is_recommended_price: true,
    on_sale: true,
    skus: [
      {
        article_number: 'DUNE-S-R',
        price_cents: 2000,
        cost_cents: 800,
        stock: 4,
        gtin: '4006381333931',
        weight_grams: 200,
      },
      { article_number: 'DUNE-L-S', price_cents: 2250, stock: 6 },
    ],
  })
  expect(tee.skus.map(({ axis_values }) => axis_values.map(({ value_key }) => value_key))).toEqual([
    ['s', 'red'],
    ['l', 'sand-light'],
  ])
  expect(await categoryName(tee.category)).toBe('Shop All > Tees')
  expect(await read('902')).toMatchObject({ on_sale: false, skus: [{ article_number: 'CAP', price_cents: 1500 }] })
})

test('BigCommerce: rows of variants and images of the newer export, and a rule that cannot be read is a fault', async () => {
  const summary = await mapped(
    sheet(
      'Item|ID|Name|Type|SKU|Options|Inventory Tracking|Current Stock|Price|Sale Price|Categories|Description|Is Visible|Image URL (Import)|Weight',
      [
        'Product',
        '71',
        'Tide Mug',
        'physical',
        'MUG',
        '',
        'variant',
        '0',
        '12',
        '10',
        '23;24',
        'Clay',
        'TRUE',
        '',
        '0.3',
      ],
      [
        'Variant',
        '',
        '',
        '',
        'MUG-B',
        'Type=Swatch|Name=Color|Value=Blue[#0000FF]',
        '',
        '5',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ],
      ['Variant', '', '', '', 'MUG-G', '[S]Color=Green', '', '7', '14', '', '', '', '', '', ''],
      ['Image', '', '', '', '', '', '', '', '', '', '', '', '', 'https://bc.invalid/mug.jpg', ''],
      ['Product', '72', 'Rule Mug', 'physical', 'RM', '', '', '', '9', '', '', 'Clay', 'TRUE', '', ''],
      ['Variant', '', '', '', 'RM-B', '[S]Color=Blue', '', '1', '', '', '', '', '', '', ''],
      ['Rule', '', '', '', 'RM-B', '', '', '', '[PERCENT]10', '', '', '', '', '', ''],
      ['Product', '73', 'Odd Mug', 'physical', 'OM', '', '', '', '9', '', '', 'Clay', 'TRUE', '', ''],
      ['Variant', '', '', '', 'OM-B', 'blue one', '', '1', '', '', '', '', '', '', ''],
    ),
  )
  expect(summary).toMatchObject({ system: 'bigcommerce', products: 3, faulty: 2 })
  expect(notesOf(summary)).toMatchObject({ category_number: 1 })
  expect(await faultsOf(summary.import_id)).toMatchObject([
    { line: 7, column: 'price', fault: 'not_a_price' },
    { line: 10, column: 'options', fault: 'not_readable' },
  ])
  await done(summary.import_id)
  expect(await read('71')).toMatchObject({
    skus: [
      { article_number: 'MUG-B', price_cents: 1000, stock: 5, axis_values: [{ axis: 'colour', value_key: 'blue' }] },
      { article_number: 'MUG-G', price_cents: 1400, stock: 7, axis_values: [{ value_key: 'green' }] },
    ],
  })
})

test('Magento: simple products in front of their configurable product become its SKUs', async () => {
  const head =
    'sku|store_view_code|attribute_set_code|product_type|categories|product_websites|name|description|weight|product_online|visibility|price|special_price|qty|base_image|additional_images|additional_attributes|configurable_variations|configurable_variation_labels'
  const hidden = 'Not Visible Individually'
  const summary = await mapped(
    sheet(
      head,
      [
        'JK-S-Blue',
        '',
        'Top',
        'simple',
        '',
        'base',
        'Quay Jacket S Blue',
        '',
        '0.8',
        '1',
        hidden,
        '80.0000',
        '',
        '5.0000',
        'jk-blue.jpg',
        '',
        'color=Blue,size=S',
        '',
        '',
      ],
      [
        'JK-M-Blue',
        '',
        'Top',
        'simple',
        '',
        'base',
        'Quay Jacket M Blue',
        '',
        '0.9',
        '2',
        hidden,
        '85.0000',
        '',
        '6.0000',
        'jk-blue.jpg',
        '',
        'color=Blue,size=M',
        '',
        '',
      ],
      [
        'JK',
        '',
        'Top',
        'configurable',
        'Default Category/Men,Default Category/Men/Jackets',
        'base',
        'Quay Jacket',
        '<ul><li>Warm</li></ul>',
        '',
        '1',
        'Catalog, Search',
        '',
        '',
        '',
        'jk.jpg',
        'jk-2.jpg',
        'climate=Cold',
        'sku=JK-S-Blue,color=Blue,size=S|sku=JK-M-Blue,color=Blue,size=M',
        'color=Color,size=Size',
      ],
      ['JK', 'fr', '', '', '', '', 'Veste', '', '', '', '', '', '', '', '', '', '', '', ''],
      [
        'BELT',
        '',
        'Gear',
        'simple',
        'Default Category',
        'base',
        'Rope belt',
        'Rope',
        '0.1',
        '1',
        'Catalog, Search',
        '12.5000',
        '10.0000',
        '9.0000',
        '',
        '',
        '',
        '',
        '',
      ],
    ),
  )
  expect(summary).toMatchObject({ system: 'magento', products: 2, faulty: 0 })
  expect(notesOf(summary)).toMatchObject({ store_view: 1 })
  await done(summary.import_id)
  const jacket = await read('jk')
  expect(jacket).toMatchObject({
    title: { en: 'Quay Jacket' },
    description: { en: '- Warm' },
    on_sale: true,
    skus: [
      { article_number: 'JK-S-Blue', price_cents: 8000, stock: 5, weight_grams: 800, on_sale: true },
      { article_number: 'JK-M-Blue', price_cents: 8500, stock: 6, weight_grams: 900, on_sale: false },
    ],
  })
  expect(jacket.skus[0]?.axis_values).toEqual([
    { axis: 'colour', value_key: 'blue' },
    { axis: 'size', value_key: 's' },
  ])
  expect(await categoryName(jacket.category)).toBe('Men > Jackets')
  expect(await read('belt')).toMatchObject({ category: 'toys', skus: [{ price_cents: 1000, stock: 9 }] })
})

test('Squarespace: options, unlimited stock, a gift card and a category of several', async () => {
  const head =
    'Product ID [Non Editable]|Variant ID [Non Editable]|Product Type [Non Editable]|Product Page|Product URL|Title|Description|SKU|Option Name 1|Option Value 1|Option Name 2|Option Value 2|Price|Sale Price|On Sale|Stock|Categories|Tags|Weight|Visible|Hosted Image URLs'
  const summary = await mapped(
    sheet(
      head,
      [
        'sq1',
        'v1',
        'PHYSICAL',
        'shop',
        'bag',
        'Rope bag',
        '<p>Hand made</p>',
        'SQB-S',
        'Size',
        'S',
        'Color',
        'Sand',
        '30.00',
        '24.00',
        'Yes',
        '3',
        '/bags, /sea/rope',
        'new',
        '0.4',
        'Yes',
        'https://sq.invalid/1.jpg',
      ],
      [
        '',
        'v2',
        '',
        '',
        '',
        '',
        '',
        'SQB-L',
        '',
        'L',
        '',
        'Sand',
        '36.00',
        '0.00',
        'No',
        'Unlimited',
        '',
        '',
        '',
        '',
        '',
      ],
      [
        'sq2',
        'v3',
        'GIFT_CARD',
        'shop',
        'card',
        'Gift card',
        '',
        '',
        'Amount',
        '25',
        '',
        '',
        '25',
        '',
        'No',
        'Unlimited',
        '',
        '',
        '',
        'Yes',
        '',
      ],
    ),
  )
  expect(summary).toMatchObject({ system: 'squarespace', products: 1, faulty: 0 })
  expect(notesOf(summary)).toMatchObject({ gift_card: 1, unknown_stock: 1 })
  await done(summary.import_id)
  const bag = await read('sq1')
  expect(bag).toMatchObject({
    skus: [
      { price_cents: 2400, stock: 3 },
      { price_cents: 3600, stock: 0 },
    ],
  })
  expect(await categoryName(bag.category)).toBe('sea > rope')
})

test('Square: variations become options, and archived items stay off sale', async () => {
  const head =
    'Reference Handle|Token|Item Name|Customer-facing Name|Variation Name|SKU|Description|Categories|Reporting Category|GTIN|Square Online Item Visibility|Item Type|Weight (lb)|Price|Online Sale Price|Archived|Sellable|Option Name 1|Option Value 1|Current Quantity Quay Street'
  const tea = [
    '#tea',
    'T1',
    'Harbour tea',
    '',
    'x',
    'TEA-x',
    'Leaf',
    'Drinks > Tea',
    'Drinks',
    '',
    'visible',
    'Physical good',
    '0.5',
  ]
  const as = (name: string, sku: string, price: string, rest: string[]) => [
    ...tea.map((cell) => (cell === 'x' ? name : cell === 'TEA-x' ? sku : cell)),
    price,
    '',
    ...rest,
  ]
  const summary = await mapped(
    sheet(
      head,
      as('100 g', 'TEA-1', '$9.50', ['N', 'Y', '', '', '12']),
      as('250 g', 'TEA-2', '$21.00', ['N', 'Y', '', '', '4']),
      [
        '#pot',
        'T2',
        'Old pot',
        '',
        'Regular',
        'POT',
        'Clay',
        '',
        '',
        '',
        'hidden',
        'Physical good',
        '',
        '40',
        '',
        'Y',
        'Y',
        '',
        '',
        '1',
      ],
      [
        '#srv',
        'T3',
        'Tasting',
        '',
        'Regular',
        'SRV',
        'Hour',
        '',
        '',
        '',
        'visible',
        'Service',
        '',
        'variable',
        '',
        'N',
        'Y',
        '',
        '',
        '',
      ],
    ),
  )
  expect(summary).toMatchObject({ system: 'square', products: 3, faulty: 1 })
  expect(await faultsOf(summary.import_id)).toMatchObject([{ line: 5, column: 'price', cell: 'variable' }])
  await done(summary.import_id)
  const read_tea = await read('harbour-tea')
  expect(read_tea.skus).toMatchObject([
    { article_number: 'TEA-1', price_cents: 950, stock: 12, weight_grams: 227, axis_values: [{ axis: 'variation' }] },
    { article_number: 'TEA-2', price_cents: 2100, stock: 4 },
  ])
  expect(await categoryName(read_tea.category)).toBe('Drinks > Tea')
  expect(await read('old-pot')).toMatchObject({ on_sale: false, skus: [{ axis_values: [] }] })
})

test('Amazon: ounces in a column of units, options of children, and deleted rows stay off sale', async () => {
  const head =
    'feed_product_type|item_sku|item_name|brand_name|product_description|update_delete|standard_price|list_price|quantity|parent_child|parent_sku|variation_theme|color_name|size_name|main_image_url|other_image_url1|item_weight|item_weight_unit_of_measure|country_of_origin|external_product_id'
  const child = (sku: string, color: string, price: string, weight: string, unit: string, mode = 'Update') => [
    'shirt',
    sku,
    `Bay shirt ${color}`,
    'Weavers',
    'Linen',
    mode,
    price,
    '59.00',
    '3',
    'Child',
    'BAY',
    'SizeColor',
    color,
    'M',
    `https://am.invalid/${color}.jpg`,
    '',
    weight,
    unit,
    'TH',
    '',
  ]
  const summary = await mapped(
    sheet(
      head,
      [
        'shirt',
        'BAY',
        'Bay shirt',
        'Weavers',
        'Linen',
        'Update',
        '',
        '',
        '',
        'Parent',
        '',
        'SizeColor',
        '',
        '',
        'https://am.invalid/p.jpg',
        '',
        '',
        '',
        'TH',
        '',
      ],
      child('BAY-R', 'Red', '39.90', '8', 'OZ'),
      child('BAY-B', 'Blue', '42.00', '0.5', 'pounds'),
      child('BAY-G', 'Green', '42.00', '5', 'stone', 'Delete'),
    ),
  )
  expect(summary).toMatchObject({ system: 'amazon', products: 1, faulty: 0 })
  expect(notesOf(summary)).toMatchObject({ unclear_weight: 1 })
  await done(summary.import_id)
  const shirt = await read('bay')
  expect(shirt).toMatchObject({ title: { en: 'Bay shirt' }, was_cents: 5900, origin_country: 'TH' })
  expect(shirt.skus).toMatchObject([
    {
      article_number: 'BAY-R',
      price_cents: 3990,
      weight_grams: 227,
      axis_values: [{ axis: 'colour', value_key: 'red' }, { axis: 'size' }],
    },
    { article_number: 'BAY-B', weight_grams: 227 },
    { article_number: 'BAY-G', weight_grams: null, on_sale: false },
  ])
})

test('PrestaShop: the template with semicolons, several categories and decimal commas', async () => {
  const rows = [
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;On sale (0/1);Reference #;EAN13;Weight;Quantity;Description;Image URLs (x,y,z...)',
    '11;1;Teapot;"Home,Tea > Pots";39,90;0;TP-11;4006381333931;0,8;12;Stoneware;https://ps.invalid/1.jpg',
  ]
  const summary = await mapped(rows.join('\n'))
  expect(summary).toMatchObject({ system: 'prestashop', products: 1, faulty: 0 })
  await done(summary.import_id)
  const pot = await read('11')
  expect(pot).toMatchObject({
    on_sale: true,
    skus: [{ article_number: 'TP-11', price_cents: 3990, weight_grams: 800, stock: 12 }],
  })
  expect(await categoryName(pot.category)).toBe('Tea > Pots')
  expect(await readImport(summary.import_id)).toMatchObject({ state: 'done', applied: 1 })
})
