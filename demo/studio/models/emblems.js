import { hanokRoof, moonGate } from './emblems/houses.js'
import { bambooStalks, cedarAndTrail, mapleUnderGable, mountain, teaLeaf } from './emblems/plants.js'
import { button, celadonVase, cup, inkstone, selvedgeJeans, silkLantern, toyBlocks } from './emblems/things.js'
import { dropAndRings, lanternAndTide, lotusInWell, marketBoat, mooringPosts, pocketAndTide } from './emblems/water.js'

/** The shops' marks, each with the tint of its paper, in the order of the catalogue's shops. */
export const emblems = [
  [lanternAndTide, '#e8d5c4'],
  [mountain, '#d3dcd6'],
  [teaLeaf, '#dfe3cf'],
  [cup, '#ead9c8'],
  [button, '#e4d8d0'],
  [toyBlocks, '#d5dde0'],
  [inkstone, '#e8dfc9'],
  [pocketAndTide, '#d6dfe3'],
  [moonGate, '#cbd5cc'],
  [cedarAndTrail, '#ead8c6'],
  [celadonVase, '#ecd8cf'],
  [bambooStalks, '#e9e3cb'],
  [dropAndRings, '#e2ddd5'],
  [lotusInWell, '#d5dfd3'],
  [mooringPosts, '#d9e1e2'],
  [selvedgeJeans, '#eadcc9'],
  [silkLantern, '#ead7d3'],
  [hanokRoof, '#dee4d2'],
  [marketBoat, '#d2dedb'],
  [mapleUnderGable, '#dcdae0'],
]
