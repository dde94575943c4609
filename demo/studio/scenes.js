import { goods } from './colours.js'
import { metal, speckled, wood } from './materials.js'
import { emblems } from './models/emblems.js'
import { models } from './models/index.js'
import { bowl, mug, saucer } from './models/props.js'
import { curve, cylinder, group, part, put, QUARTER, ring, turned } from './shapes.js'

/** Pictures that are not of one product: banners, the shops' marks, the boat, the bell. The key is the file's name. */

/** A product of the shop, as it stands in its own first picture. */
const good = (product_id, colour) => models[product_id].build(colour)

function kitchen() {
  const table = group()
  put(table, good('kettle', goods.oat), { at: [-0.35, 0, 0], turn: [0, -0.35, 0] })
  const glaze = speckled('#c98a6b')
  put(table, mug(glaze, '#4a2c1b'), { at: [1.75, 0.06, 1], turn: [0, -0.2, 0], scale: 0.85 })
  put(table, saucer(glaze), { at: [1.75, 0, 1], scale: 0.85 })
  put(table, bowl(speckled('#7d8f86')), { at: [-2.05, 0, 1.35], scale: 0.75 })
  return table
}

function desk() {
  const table = group()
  put(table, good('lamp', goods.clay), { at: [-1.15, 0, -0.35], scale: 1.15 })
  put(table, good('headphones', goods.oat), { at: [1.3, 1.0, 0.35], turn: [0, -0.5, 0], scale: 0.85 })
  put(table, mug(speckled('#6f827b'), '#4a2c1b'), { at: [0.05, 0, 1.35], turn: [0, -0.4, 0], scale: 0.62 })
  return table
}

function trail() {
  const ground = group()
  put(ground, good('backpack', goods.sage), { at: [-0.8, 0, -0.2], turn: [0, 0.3, 0] })
  put(ground, good('lantern', goods.ink), { at: [1.45, 0, 0.25], scale: 0.8 })
  put(ground, good('thermos', goods.sand), { at: [0.6, 0, 1.15], scale: 0.56 })
  return ground
}

function bath() {
  const shelf = group()
  put(shelf, good('towel-terry', goods.oat), { at: [-0.75, 0, -0.3], turn: [0, -0.5, 0], scale: 0.94 })
  put(shelf, good('soap-foam', '#8f9f92'), { at: [1.75, 0, 0.2], turn: [0, -0.3, 0], scale: 0.95 })
  put(shelf, good('soap', '#cf9f8f'), { at: [0.4, 0, 1.8], turn: [0, -0.3, 0], scale: 0.68 })
  return shelf
}

function wardrobe() {
  const bench = group()
  put(bench, good('tote-boat', goods.denim), { at: [-0.5, 0, -0.4], turn: [0, -0.3, 0] })
  put(bench, good('sunhat-boater', '#dcc28c'), { at: [1.35, 0, 0.95], turn: [0.1, -0.4, 0], scale: 0.8 })
  put(bench, good('scarf', goods.clay), { at: [-1.25, 0, 1.45], turn: [0, 0.9, 0], scale: 0.56 })
  return bench
}

function playroom() {
  const floor = group()
  put(floor, good('bear', goods.sand), { at: [-0.85, 0, -0.2], turn: [0, 0.1, 0] })
  put(floor, good('blocks', goods.sage), { at: [1.5, 0, -0.3], turn: [0, -0.35, 0], scale: 0.8 })
  put(floor, good('boat', '#1f6a66'), { at: [0.75, 0, 1.6], turn: [0, -0.4, 0], scale: 0.52 })
  return floor
}

/** A brass hand bell. */
function bell() {
  const whole = group()
  const body = '0 0.1, 0.88 0.1, 1 0, 1.06 0.06, 0.98 0.22, 0.8 0.52, 0.7 0.86, 0.6 1.1, 0.36 1.26, 0 1.3'
  part(whole, turned(curve(body, 90)), metal('#cfa45c', { roughness: 0.4 }))
  part(whole, ring(0.66, 0.035), metal('#b98a45'), { at: [0, 0.98, 0], turn: [QUARTER, 0, 0] })
  part(whole, cylinder(0.17, 0.2, 0.12), metal('#b98a45'), { at: [0, 1.34, 0] })
  const handle = '0 1.38, 0.16 1.38, 0.13 1.5, 0.2 1.78, 0.15 2.06, 0.12 2.18, 0.2 2.3, 0.19 2.44, 0.08 2.52, 0 2.53'
  part(whole, turned(curve(handle, 70)), wood('#8a5a38', '#5f3a22'))
  return whole
}

/** The upper part of a banner is left free for words. */
const banner = { width: 960, height: 1200, yaw: 0, room: { left: 0.07, right: 0.93, top: 0.47, bottom: 0.9 } }
const mark = { width: 320, height: 320, yaw: 0, pitch: 1.36, room: { left: 0.2, right: 0.8, top: 0.2, bottom: 0.8 } }
const shopMarks = emblems.map(([build, paper], i) => [`shop-${i + 1}`, { ...mark, build, paper }])

export const scenes = {
  'banner-kitchen': { ...banner, build: kitchen, paper: '#d5dbd2', pitch: 0.2 },
  'banner-desk': { ...banner, build: desk, paper: '#e9ddcf', pitch: 0.12 },
  'banner-trail': { ...banner, build: trail, paper: '#d6dcdf', pitch: 0.14 },
  'banner-bath': { ...banner, build: bath, paper: '#e2dfd6', pitch: 0.2 },
  'banner-wardrobe': { ...banner, build: wardrobe, paper: '#e8d9cd', pitch: 0.2 },
  'banner-playroom': { ...banner, build: playroom, paper: '#d8e0df', pitch: 0.18 },
  ...Object.fromEntries(shopMarks),
  'boat-wide': {
    build: () => good('boat', '#1f6a66'),
    width: 1200,
    height: 520,
    paper: '#d6e0e0',
    yaw: -0.5,
    pitch: 0.2,
    room: { left: 0.26, right: 0.74, top: 0.3, bottom: 0.82 },
  },
  'boat-round': {
    build: () => good('boat', '#1f6a66'),
    width: 480,
    height: 480,
    paper: '#dbe2e2',
    yaw: -0.5,
    pitch: 0.24,
    room: { left: 0.17, right: 0.83, top: 0.26, bottom: 0.76 },
  },
  // Where a shopper has no notices yet; the storefront has a copy.
  'bell-round': {
    build: bell,
    width: 480,
    height: 480,
    paper: '#eadfd2',
    yaw: -0.5,
    pitch: 0.26,
    room: { left: 0.26, right: 0.74, top: 0.2, bottom: 0.76 },
  },
}
