import type { Kind } from '../kind.ts'
import { bear } from './bear.ts'
import { blocks } from './blocks.ts'
import { boat } from './boat.ts'
import { game } from './game.ts'
import { kite } from './kite.ts'
import { pullalong } from './pullalong.ts'
import { puzzle } from './puzzle.ts'
import { rainbow } from './rainbow.ts'
import { top } from './top.ts'
import { train } from './train.ts'

export const toysKinds = { rainbow, blocks, train, bear, top, boat, puzzle, game, pullalong, kite } satisfies Record<
  string,
  Kind
>
