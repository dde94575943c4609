import type { Kind } from '../kind.ts'
import { earbuds } from './earbuds.ts'
import { fan } from './fan.ts'
import { grinder } from './grinder.ts'
import { headphones } from './headphones.ts'
import { humidifier } from './humidifier.ts'
import { kettle } from './kettle.ts'
import { radio } from './radio.ts'
import { ricecooker } from './ricecooker.ts'
import { speaker } from './speaker.ts'
import { toaster } from './toaster.ts'

export const electricalKinds = {
  fan,
  headphones,
  speaker,
  ricecooker,
  earbuds,
  kettle,
  toaster,
  humidifier,
  radio,
  grinder,
} satisfies Record<string, Kind>
