import { dresses } from './womens/dress.js'
import { earringPairs } from './womens/earrings.js'
import { flats } from './womens/flats.js'
import { handbags } from './womens/handbag.js'
import { ringSets } from './womens/rings.js'
import { scarves } from './womens/scarf.js'
import { sunglasses } from './womens/shades.js'
import { skirts } from './womens/skirt.js'
import { sunhats } from './womens/sunhat.js'
import { totes } from './womens/tote.js'

export const womens = {
  ...dresses,
  ...skirts,
  ...totes,
  ...handbags,
  ...flats,
  ...sunhats,
  ...sunglasses,
  ...ringSets,
  ...earringPairs,
  ...scarves,
}
