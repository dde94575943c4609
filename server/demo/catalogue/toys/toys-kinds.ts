import type { Kind } from '../kind.ts'
import { bear } from './bear.ts'
import { blocks } from './blocks.ts'
import { boat } from './boat.ts'
import { rainbow } from './rainbow.ts'
import { top } from './top.ts'
import { train } from './train.ts'

export const toysKinds = { rainbow, blocks, train, bear, top, boat } satisfies Record<string, Kind>
