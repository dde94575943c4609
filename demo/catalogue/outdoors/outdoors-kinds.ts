import type { Kind } from '../kind.ts'
import { backpack } from './backpack.ts'
import { campmug } from './campmug.ts'
import { campstool } from './campstool.ts'
import { campstove } from './campstove.ts'
import { coolbox } from './coolbox.ts'
import { lantern } from './lantern.ts'
import { picnicblanket } from './picnicblanket.ts'
import { sleepingbag } from './sleepingbag.ts'
import { tent } from './tent.ts'
import { thermos } from './thermos.ts'

export const outdoorsKinds = {
  lantern,
  backpack,
  thermos,
  tent,
  campmug,
  campstool,
  sleepingbag,
  campstove,
  coolbox,
  picnicblanket,
} satisfies Record<string, Kind>
