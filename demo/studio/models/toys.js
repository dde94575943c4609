import { bearModels } from './toys/bear.js'
import { blocksModels } from './toys/blocks.js'
import { boatModels } from './toys/boat.js'
import { gameModels } from './toys/game.js'
import { kiteModels } from './toys/kite.js'
import { pullalongModels } from './toys/pullalong.js'
import { puzzleModels } from './toys/puzzle.js'
import { rainbowModels } from './toys/rainbow.js'
import { topModels } from './toys/top.js'
import { trainModels } from './toys/train.js'

export const toys = {
  ...rainbowModels,
  ...blocksModels,
  ...trainModels,
  ...bearModels,
  ...topModels,
  ...boatModels,
  ...puzzleModels,
  ...gameModels,
  ...pullalongModels,
  ...kiteModels,
}
