import type { Kind } from '../kind.ts'
import { diffuser } from './diffuser.ts'
import { dumbbell } from './dumbbell.ts'
import { hairbrush } from './hairbrush.ts'
import { massageball } from './massageball.ts'
import { scale } from './scale.ts'
import { serum } from './serum.ts'
import { soap } from './soap.ts'
import { toothbrush } from './toothbrush.ts'
import { towel } from './towel.ts'
import { yogamat } from './yogamat.ts'

export const healthKinds = {
  soap,
  serum,
  massageball,
  yogamat,
  scale,
  toothbrush,
  dumbbell,
  towel,
  hairbrush,
  diffuser,
} satisfies Record<string, Kind>
