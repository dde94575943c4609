import type { Kind } from '../kind.ts'
import { bowls } from './bowls.ts'
import { candle } from './candle.ts'
import { lamp } from './lamp.ts'
import { stool } from './stool.ts'
import { teapot } from './teapot.ts'
import { vase } from './vase.ts'

export const familyKinds = { lamp, teapot, bowls, vase, stool, candle } satisfies Record<string, Kind>
