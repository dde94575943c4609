import type { Kind } from '../kind.ts'
import { earbuds } from './earbuds.ts'
import { fan } from './fan.ts'
import { headphones } from './headphones.ts'
import { kettle } from './kettle.ts'
import { ricecooker } from './ricecooker.ts'
import { speaker } from './speaker.ts'

export const electricalKinds = { fan, headphones, speaker, ricecooker, earbuds, kettle } satisfies Record<string, Kind>
