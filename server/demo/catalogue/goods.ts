/** What one product costs and comes in. The axis its pictures show is in `variants.json`. */
export type Good = {
  product_id: string
  category: string
  shop_id: string
  price_cents: number
  was_cents?: number
  /** What each pictured value adds to the price, in their order. */
  pictured_adds?: [number, number, number]
  /** The axis no picture shows, and what each of its values adds to the price, in cents. */
  second?: { axis: string; adds: Record<string, number> }
  sales: number
  days_ago: number
  /** How the shelf looks; without it, well filled. */
  shelf?: 'sold_out' | 'nearly_empty'
}

const plugs = { axis: 'plug', adds: { a: 0, c: 0, g: 0 } }
const clothes = { axis: 'size', adds: { s: 0, m: 0, l: 0, xl: 0 } }
const kanda = 'studio-kanda'
const aoyama = 'aoyama-homeware'
const pier = 'north-pier'
const uji = 'uji-tea'
const loom = 'siam-loom'
const harbour = 'little-harbour'

/** Six products a category, in the order the category shows them. */
export const goods: Good[] = [
  ...ofCategory('computer', [
    ['keyboard', kanda, 8900, 1284, 212, { second: { axis: 'switch', adds: { linear: 0, tactile: 0, quiet: 600 } } }],
    ['mouse', kanda, 3400, 962, 188, { was_cents: 3900 }],
    [
      'laptop',
      kanda,
      99900,
      143,
      96,
      { second: { axis: 'storage', adds: { '512gb': 0, '1tb': 18000 } }, shelf: 'nearly_empty' },
    ],
    ['monitor', kanda, 22900, 318, 254, { second: { axis: 'screen_size', adds: { '24in': 0, '27in': 7000 } } }],
    ['webcam', kanda, 5200, 411, 140, {}],
    ['drive', kanda, 8400, 876, 301, { second: { axis: 'storage', adds: { '1tb': 0, '2tb': 6500, '4tb': 19500 } } }],
  ]),
  ...ofCategory('electrical', [
    ['fan', aoyama, 4600, 1105, 330, { was_cents: 5500 }],
    ['headphones', kanda, 12900, 2317, 365, { was_cents: 14900 }],
    ['speaker', kanda, 7900, 654, 176, {}],
    ['ricecooker', aoyama, 6800, 738, 287, { second: plugs }],
    ['earbuds', kanda, 6400, 1840, 152, { was_cents: 7900 }],
    ['kettle', aoyama, 5800, 1563, 401, { second: plugs }],
  ]),
  ...ofCategory('outdoors', [
    ['lantern', pier, 3800, 892, 198, {}],
    ['backpack', pier, 9600, 1176, 340, {}],
    ['thermos', pier, 2800, 2044, 420, { second: { axis: 'volume', adds: { '500ml': 0, '750ml': 500 } } }],
    ['tent', pier, 18900, 207, 118, { second: { axis: 'sleeps', adds: { two: 0, three: 4000 } } }],
    ['campmug', pier, 1400, 1731, 388, {}],
    ['campstool', pier, 4200, 266, 163, { shelf: 'sold_out' }],
  ]),
  ...ofCategory('family', [
    ['lamp', aoyama, 7200, 3106, 512, { was_cents: 8900, second: { axis: 'plug', adds: { a: 0, c: 0, g: 0, o: 0 } } }],
    ['teapot', aoyama, 5400, 1422, 367, { shelf: 'nearly_empty' }],
    ['bowls', aoyama, 3600, 1218, 295, { was_cents: 4200 }],
    ['vase', aoyama, 4800, 534, 144, {}],
    ['stool', aoyama, 8800, 479, 233, {}],
    ['candle', aoyama, 2600, 1957, 276, { second: { axis: 'net_weight', adds: { '190g': 0, '340g': 1400 } } }],
  ]),
  ...ofCategory('health', [
    ['soap', aoyama, 1600, 2288, 444, {}],
    ['serum', aoyama, 3200, 816, 129, { second: { axis: 'volume', adds: { '30ml': 0, '50ml': 1400 } } }],
    ['massageball', pier, 2400, 603, 171, {}],
    [
      'yogamat',
      pier,
      6200,
      921,
      310,
      { was_cents: 7900, second: { axis: 'thickness', adds: { '4mm': 0, '6mm': 900 } } },
    ],
    ['scale', aoyama, 3900, 388, 205, {}],
    ['toothbrush', aoyama, 4400, 1065, 159, { was_cents: 5200 }],
  ]),
  ...ofCategory('mens', [
    ['shirt', loom, 4800, 1394, 282, { second: clothes }],
    ['knit', loom, 8600, 812, 103, { was_cents: 9800, second: clothes }],
    ['cap', pier, 2200, 1083, 247, {}],
    ['belt', loom, 5400, 447, 319, { second: { axis: 'length', adds: { '85cm': 0, '95cm': 0, '105cm': 200 } } }],
    ['wallet', loom, 4600, 958, 355, {}],
    [
      'sneakers',
      loom,
      6900,
      1247,
      186,
      { second: { axis: 'shoe_size', adds: { eu40: 0, eu41: 0, eu42: 0, eu43: 0 } } },
    ],
  ]),
  ...ofCategory('womens', [
    ['dress', loom, 7800, 1116, 134, { was_cents: 9200, second: { axis: 'size', adds: { s: 0, m: 0, l: 0 } } }],
    ['tote', loom, 4200, 2170, 376, {}],
    ['sunhat', loom, 3400, 684, 121, { second: { axis: 'head_size', adds: { '56cm': 0, '58cm': 0 } } }],
    ['shades', loom, 8400, 573, 168, {}],
    [
      'rings',
      loom,
      5600,
      739,
      216,
      { pictured_adds: [800, 0, 800], second: { axis: 'ring_size', adds: { us6: 0, us7: 0, us8: 0 } } },
    ],
    ['scarf', loom, 3800, 921, 262, { shelf: 'sold_out' }],
  ]),
  ...ofCategory('food', [
    [
      'matcha',
      uji,
      1400,
      2655,
      431,
      { pictured_adds: [1000, 0, 200], second: { axis: 'net_weight', adds: { '40g': 0, '100g': 1500 } } },
    ],
    [
      'honey',
      uji,
      1200,
      1389,
      298,
      { pictured_adds: [200, 0, 300], second: { axis: 'net_weight', adds: { '250g': 0, '500g': 900 } } },
    ],
    ['coffee', uji, 1500, 1902, 350, { second: { axis: 'grind', adds: { beans: 0, filter: 0 } } }],
    ['chocolate', uji, 700, 2410, 227, {}],
    ['oil', uji, 1900, 642, 181, { second: { axis: 'volume', adds: { '250ml': 0, '500ml': 1500 } } }],
    ['cookies', uji, 1300, 1128, 92, { was_cents: 1500 }],
  ]),
  ...ofCategory('phone', [
    [
      'smartphone',
      kanda,
      54900,
      364,
      88,
      { was_cents: 69900, second: { axis: 'storage', adds: { '256gb': 0, '512gb': 9000 } } },
    ],
    ['phonecase', kanda, 1900, 2733, 265, { second: { axis: 'phone_size', adds: { '61in': 0, '67in': 0 } } }],
    ['powerbank', kanda, 3200, 1986, 308, { second: { axis: 'charge', adds: { '10ah': 0, '20ah': 1200 } } }],
    ['charger', kanda, 2600, 1477, 240, { second: plugs }],
    ['watch', kanda, 16900, 529, 112, { second: { axis: 'case_size', adds: { '38mm': 0, '42mm': 1000 } } }],
    ['phonestand', kanda, 1800, 874, 193, {}],
  ]),
  ...ofCategory('toys', [
    ['rainbow', harbour, 2800, 1340, 329, {}],
    ['blocks', harbour, 3400, 786, 271, { second: { axis: 'pieces', adds: { '40': 0, '80': 2000 } } }],
    ['train', harbour, 2600, 918, 204, { was_cents: 3200 }],
    [
      'bear',
      harbour,
      2200,
      1571,
      156,
      { second: { axis: 'height', adds: { '25cm': 0, '40cm': 1200 } }, shelf: 'nearly_empty' },
    ],
    ['top', harbour, 1600, 352, 137, { shelf: 'sold_out' }],
    ['boat', harbour, 2400, 1688, 480, {}],
  ]),
]

type Rest = Pick<Good, 'was_cents' | 'pictured_adds' | 'second' | 'shelf'>
type Row = [product_id: string, shop_id: string, price_cents: number, sales: number, days_ago: number, rest: Rest]

function ofCategory(category: string, rows: Row[]): Good[] {
  return rows.map(([product_id, shop_id, price_cents, sales, days_ago, rest]) => ({
    product_id,
    category,
    shop_id,
    price_cents,
    sales,
    days_ago,
    ...rest,
  }))
}
