import type { Kind } from '../kind.ts'
import { dress } from './dress.ts'
import { earrings } from './earrings.ts'
import { flats } from './flats.ts'
import { handbag } from './handbag.ts'
import { rings } from './rings.ts'
import { scarf } from './scarf.ts'
import { shades } from './shades.ts'
import { skirt } from './skirt.ts'
import { sunhat } from './sunhat.ts'
import { tote } from './tote.ts'

export const womensKinds = {
  dress,
  skirt,
  tote,
  handbag,
  flats,
  sunhat,
  shades,
  rings,
  earrings,
  scarf,
} satisfies Record<string, Kind>
