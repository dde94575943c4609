import type { Kind } from '../kind.ts'
import { massageball } from './massageball.ts'
import { scale } from './scale.ts'
import { serum } from './serum.ts'
import { soap } from './soap.ts'
import { toothbrush } from './toothbrush.ts'
import { yogamat } from './yogamat.ts'

export const healthKinds = { soap, serum, massageball, yogamat, scale, toothbrush } satisfies Record<string, Kind>
