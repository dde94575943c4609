import type { Kind } from '../kind.ts'
import { backpack } from './backpack.ts'
import { campmug } from './campmug.ts'
import { campstool } from './campstool.ts'
import { lantern } from './lantern.ts'
import { tent } from './tent.ts'
import { thermos } from './thermos.ts'

export const outdoorsKinds = { lantern, backpack, thermos, tent, campmug, campstool } satisfies Record<string, Kind>
