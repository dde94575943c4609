import { dresses } from './womens/dress.js'
import { ringSets } from './womens/rings.js'
import { scarves } from './womens/scarf.js'
import { sunglasses } from './womens/shades.js'
import { skirts } from './womens/skirt.js'
import { sunhats } from './womens/sunhat.js'
import { totes } from './womens/tote.js'

export const womens = { ...dresses, ...skirts, ...totes, ...sunhats, ...sunglasses, ...ringSets, ...scarves }
