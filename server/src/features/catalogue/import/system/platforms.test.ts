// long: one test for each system, with the headings of its export
import { CATALOGUE_LIMITS } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { linesOf } from '../../../../../testing/import/translated-lines.ts'

const file = (separator: string, ...rows: string[][]) => rows.map((row) => row.join(separator)).join('\r\n')

test('Squarespace: variants leave out what the row above says, and a sale that is off has no price', async () => {
  const { lines } = await linesOf(
    file(
      ',',
      'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs'.split(
        ',',
      ),
      [
        'p1',
        'v1',
        'PHYSICAL',
        'shop',
        'bowl',
        'Rice bowl',
        '<p>Stone</p>',
        'SQ-1',
        'Color',
        'Sage',
        'Size',
        'S',
      ].concat([
        '18.00',
        '9.00',
        'No',
        '4',
        '/all',
        'kitchen',
        '0.35',
        'Yes',
        'https://a.invalid/1.jpg https://a.invalid/2.jpg',
      ]),
      ['', 'v2', '', '', '', '', '', 'SQ-2', '', 'Sage', '', 'L'].concat(['20.00', '15.00', 'Yes', '5', '', '', '0.5']),
    ),
  )
  expect(lines).toMatchObject([
    {
      product_id: 'p1',
      title_en: 'Rice bowl',
      options: 'Color=Sage; Size=S',
      price: '18.00',
      weight_grams: '350',
      picture_urls: 'https://a.invalid/1.jpg\nhttps://a.invalid/2.jpg',
      on_sale: 'yes',
    },
    { product_id: 'p1', article_number: 'SQ-2', options: 'Color=Sage; Size=L', price: '15.00', stock: '5' },
  ])
})

test('PrestaShop: the import template with semicolons, decimal commas and numbered flags', async () => {
  const { lines } = await linesOf(
    file(
      ';',
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Wholesale price;On sale (0/1);Reference #;Manufacturer;EAN13;Weight;Quantity;Description;Tags (x,y,z...);Image URLs (x,y,z...)'.split(
        ';',
      ),
      [
        '11',
        '0',
        'Théière',
        'Thé',
        '39,90',
        '14,2',
        '0',
        'TH-11',
        'Rivière',
        '4006381333931',
        '0,8',
        '12',
        'Grès',
        'thé',
      ].concat(['https://a.invalid/1.jpg,https://a.invalid/2.jpg']),
    ),
  )
  expect(lines).toMatchObject([
    {
      title_en: 'Théière',
      price: '39,90',
      cost: '14,2',
      article_number: 'TH-11',
      gtin: '4006381333931',
      weight_grams: '800',
      stock: '12',
      vendor: 'Rivière',
      on_sale: 'no',
      picture_urls: 'https://a.invalid/1.jpg\nhttps://a.invalid/2.jpg',
    },
  ])
})

test('Amazon: the headings of a flat file follow its settings and its labels, and children have a parent', async () => {
  const { lines } = await linesOf(
    file(
      '\t',
      ['TemplateType=fptcustom', 'Version=2026.1120', 'TemplateSignature=U0hJUlQ='],
      [
        'Seller SKU',
        'Product Name',
        'Brand Name',
        'Standard Price',
        'Quantity',
        'Parentage',
        'Parent SKU',
        'Color',
        'Main Image URL',
      ],
      [
        'item_sku',
        'item_name',
        'brand_name',
        'standard_price',
        'quantity',
        'parent_child',
        'parent_sku',
        'color_name',
        'main_image_url',
      ],
      ['TEE', 'Tee, river', 'Weavers', '', '', 'parent', '', '', 'https://a.invalid/1.jpg'],
      ['TEE-R', 'Tee, river, red', 'Weavers', '19.90', '7', 'child', 'TEE', 'Red', ''],
      ['TEE-B', 'Tee, river, blue', 'Weavers', '21.90', '8', 'child', 'TEE', 'Blue', ''],
    ),
  )
  expect(lines).toMatchObject([
    {
      product_id: 'tee',
      title_en: 'Tee, river',
      vendor: 'Weavers',
      price: '19.90',
      stock: '7',
      article_number: 'TEE-R',
    },
    { product_id: 'tee', price: '21.90', article_number: 'TEE-B' },
  ])
})

test('Magento: a disabled product stays off sale, and a sale price with dates is left out', async () => {
  const { lines, notes } = await linesOf(
    file(
      ',',
      'sku,store_view_code,attribute_set_code,product_type,name,description,weight,product_online,price,special_price,special_price_from_date,special_price_to_date,qty,base_image,additional_images'.split(
        ',',
      ),
      [
        'MG-1',
        '',
        'Default',
        'simple',
        'Lamp',
        'Bright',
        '1.2',
        '0',
        '49.0000',
        '39.0000',
        '2026-12-04',
        '2026-12-06',
        '3.0000',
        'a.jpg',
        'b.jpg',
      ],
    ),
  )
  expect(lines).toMatchObject([
    { article_number: 'MG-1', on_sale: 'no', price: '49.00', stock: '3', weight_grams: '1200' },
  ])
  expect(notes).toContain('sale_dates')
})

test('Ecwid and Square: rows of variations have the options, rows of options are left out', async () => {
  const { lines } = await linesOf(
    file(
      ',',
      'type,product_internal_id,product_sku,product_name,product_price,product_compare_to_price,product_quantity,product_is_available,product_weight,product_upc,product_media_main_image_url,product_media_gallery_image_url_1'.split(
        ',',
      ),
      [
        'product',
        '501',
        'EC-1',
        'Mug',
        '12.5',
        '15',
        '6',
        'true',
        '0.4',
        '96385074',
        'https://a.invalid/1.jpg',
        'https://a.invalid/2.jpg',
      ],
      ['product_option', '501', '', '', '', '', '', '', '', '', '', ''],
    ),
  )
  expect(lines).toMatchObject([
    {
      product_id: 'x501'.slice(1),
      price: '12.5',
      recommended_price: '15',
      stock: '6',
      gtin: '96385074',
      weight_grams: '400',
    },
  ])
  const square = await linesOf(
    file(
      ',',
      [
        'Token',
        'Item Name',
        'Variation Name',
        'SKU',
        'Description',
        'GTIN',
        'Price',
        'Online Sale Price',
        'Current Quantity Main Street',
      ],
      ['T1', 'Scone', 'Regular', 'SC-1', 'Butter', '', '3.50', '0.00', '24'],
    ),
  )
  expect(square.lines).toMatchObject([{ title_en: 'Scone', price: '3.50', stock: '24', options: 'none' }])
})

test('Shopee and Lazada: rows of a template with options, baht and pictures of variations', async () => {
  const shopee = await linesOf(
    file(
      ',',
      'Category,Product Name,Product Description,Parent SKU,Variation Integration No.,Variation Name1,Option for Variation 1,Image per Variation,Price,Stock,SKU,Cover image,Item Image 1,Weight'.split(
        ',',
      ),
      [
        '100',
        'เสื้อผ้าฝ้าย',
        'ซักได้',
        'TH-1',
        'G1',
        'สี',
        'แดง',
        'https://a.invalid/r.jpg',
        '฿1290.00',
        '5',
        'TH-1-R',
        'https://a.invalid/c.jpg',
        'https://a.invalid/1.jpg',
        '0.25',
      ],
      [
        '100',
        'เสื้อผ้าฝ้าย',
        'ซักได้',
        'TH-1',
        'G1',
        'สี',
        'น้ำเงิน',
        'https://a.invalid/b.jpg',
        '฿1290.00',
        '6',
        'TH-1-B',
        'https://a.invalid/c.jpg',
        'https://a.invalid/1.jpg',
        '0.25',
      ],
    ),
    'THB',
  )
  expect(shopee.lines).toMatchObject([
    {
      product_id: 'g1',
      title_th: 'เสื้อผ้าฝ้าย',
      options: 'สี=แดง',
      price: '1290.00',
      sku_picture_url: 'https://a.invalid/r.jpg',
    },
    { product_id: 'g1', options: 'สี=น้ำเงิน', stock: '6' },
  ])
  const lazada = await linesOf(
    file(
      ',',
      [
        'Product Name(English)',
        'SellerSKU',
        'Price',
        'Special Price',
        'Special Price Start',
        'Quantity',
        'Package Weight (kg)',
        'Product Images1',
      ],
      ['Sun hat', 'LZ-9', '350', '', '', '40', '0.2', 'https://a.invalid/h.jpg'],
    ),
    'THB',
  )
  expect(lazada.lines).toMatchObject([
    { title_en: 'Sun hat', article_number: 'LZ-9', price: '350', stock: '40', weight_grams: '200' },
  ])
})

test('BASE: each kind of a product has its own stock and code, and a hidden product stays off sale', async () => {
  const { lines } = await linesOf(
    '商品ID,商品名,種類ID,種類名,説明,価格,税率,在庫数,公開状態,表示順,種類在庫数,画像1,商品コード,種類コード,JANコード/GTIN\n' +
      '101,湯呑み,1,青,有田焼,1800,1,0,1,1,5,https://a.invalid/a.jpg,YUNOMI,YUNOMI-A,\n' +
      '101,湯呑み,2,白,有田焼,1800,1,0,1,1,3,https://a.invalid/a.jpg,YUNOMI,YUNOMI-S,\n' +
      '102,茶碗,,,黒い,2500,1,7,0,2,,https://a.invalid/c.jpg,CHAWAN,,4901234567894\n',
    'JPY',
  )
  expect(lines).toMatchObject([
    { title_ja: '湯呑み', options: 'Variation=青', article_number: 'YUNOMI-A', stock: '5', on_sale: 'yes' },
    { options: 'Variation=白', article_number: 'YUNOMI-S', stock: '3' },
    { title_en: '茶碗', article_number: 'CHAWAN', stock: '7', gtin: '4901234567894', on_sale: 'no' },
  ])
  expect(lines[0]?.product_id).toBe(lines[1]?.product_id)
})

test('STORES: titles, variations and sale prices are read, and a hidden product stays off sale', async () => {
  const { lines } = await linesOf(
    'アイテム名,説明文,価格（税込）,バリエーション名,在庫数,品番,ステータス,画像1,セール価格\n' +
      'リネンシャツ,やわらかい,"¥6,600",M,4,LS-M,公開,https://s.invalid/1.jpg,"¥5,500"\n' +
      '麻の帽子,かるい,"¥3,300",,2,HAT,非公開,https://s.invalid/2.jpg,\n',
    'JPY',
  )
  expect(lines).toMatchObject([
    { title_ja: 'リネンシャツ', article_number: 'LS-M', stock: '4', on_sale: 'yes', price: '5,500' },
    { title_en: '麻の帽子', stock: '2', on_sale: 'no' },
  ])
})

test.each([
  ['Naver', '상품명,판매상태,판매가,재고수량,상품설명', '한복,판매중지,89000,12,곱다', 'KRW'],
  ['Lazada', 'ชื่อสินค้า,สถานะ,Price,Quantity,รายละเอียด', 'กระเป๋า,inactive,990.00,5,ใบใหญ่', 'THB'],
  ['Rakuten', '商品名,倉庫指定,販売価格,在庫数,商品説明', 'シャツ,1,2980,5,麻', 'JPY'],
] as const)('%s: a product that is not on sale there stays off sale', async (_system, headings, cells, currency) => {
  const { lines } = await linesOf(`${headings}\n${cells}\n`, currency)
  expect(lines).toMatchObject([{ on_sale: 'no' }])
})

test('BigCommerce: rows of rules, images and videos become no products', async () => {
  const { lines } = await linesOf(
    file(
      ',',
      [
        'Item',
        'Product ID',
        'Name',
        'Type',
        'SKU',
        'Current Stock',
        'Price',
        'Cost Price',
        'Retail Price (MSRP)',
        'Sale Price',
        'Is Visible',
        'Weight',
        'Description',
      ],
      ['Product', '81', 'Kettle', 'physical', 'BC-81', '9', '45', '20', '59', '0', 'TRUE', '1.1', 'Steel'],
      ['Image', '81', '', '', '', '', '', '', '', '', '', '', 'front'],
    ),
  )
  expect(lines).toMatchObject([
    {
      product_id: '81',
      price: '45',
      cost: '20',
      recommended_price: '59',
      stock: '9',
      on_sale: 'yes',
      weight_grams: '1100',
    },
  ])
})

test.each([
  ['blank lines and a title', '\n\nProducts of November; draft\n\nTitle;Price;Stock\nLamp, oak;39,90;5\nCup;9,50;2\n'],
  ['a second row of headings', 'Title;Price;Stock\n商品名;価格;在庫\nLamp, oak;39,90;5\nCup;9,50;2\n'],
  ['quotes across lines', 'Title;Price;Stock;Description\n"Lamp, oak";39,90;5;"It gives,\n""light"";"\nCup;9,50;2;x'],
  [
    '65 unknown columns',
    `Title;Price;Stock;${Array.from({ length: 65 }, (_, at) => `u${at}`).join(';')}\nLamp, oak;39,90;5\nCup;9,50;2\n`,
  ],
])('a sheet with %s is read', async (_what, text) => {
  const { lines } = await linesOf(text)
  expect(lines).toMatchObject([
    { title_en: 'Lamp, oak', price: '39,90', stock: '5' },
    { title_en: 'Cup', price: '9,50', stock: '2' },
  ])
})

test('variants of a product in several places of a file are one product with different SKUs', async () => {
  const { lines } = await linesOf(
    file(
      ',',
      ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price'],
      ['tee', 'Tee', 'Color', 'Red', '', '9'],
      ['cap', 'Cap', 'Color', 'Red', '', '7'],
      ['tee', '', '', 'Blue', '', '9'],
      ['tee', '', '', 'Red', '', '9'],
    ),
  )
  const tees = lines.filter(({ product_id }) => product_id === 'tee')
  expect(tees.map(({ options }) => options)).toEqual(['Color=Red', 'Color=Blue', 'Color=Red'])
  expect(tees.map(({ sku_id }) => sku_id)).toEqual(['tee-red', 'tee-blue', 'tee-red-2'])
  expect(tees.filter(({ title_en }) => title_en)).toHaveLength(1)
})

test('barcodes and weights in full-width digits are read, and a barcode in scientific notation is left out', async () => {
  const { lines, notes } = await linesOf(
    file(
      ',',
      ['Title', 'Price', 'Barcode', 'Weight (kg)'],
      ['One', '9', '４００６３８１３３３９３１', '０.５'],
      ['Two', '9', '4.00638E+12', '0.5'],
    ),
  )
  expect(lines).toMatchObject([{ gtin: '4006381333931', weight_grams: '500' }, { weight_grams: '500' }])
  expect(lines[1]).not.toHaveProperty('gtin')
  expect(notes).toContain('wrong_gtin')
  expect(CATALOGUE_LIMITS.weight_grams).toBeGreaterThan(500)
})
