import type { Kind } from '../kind.ts'
import { basket } from './basket.ts'
import { bowls } from './bowls.ts'
import { candle } from './candle.ts'
import { cushion } from './cushion.ts'
import { cuttingboard } from './cuttingboard.ts'
import { lamp } from './lamp.ts'
import { stool } from './stool.ts'
import { teapot } from './teapot.ts'
import { vase } from './vase.ts'
import { wallclock } from './wallclock.ts'

export const familyKinds = {
  lamp,
  teapot,
  bowls,
  vase,
  stool,
  candle,
  cushion,
  basket,
  wallclock,
  cuttingboard,
} satisfies Record<string, Kind>
