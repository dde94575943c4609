import { backpacks } from './outdoors/backpack.js'
import { campmugs } from './outdoors/campmug.js'
import { campstools } from './outdoors/campstool.js'
import { campstoves } from './outdoors/campstove.js'
import { coolboxes } from './outdoors/coolbox.js'
import { lanterns } from './outdoors/lantern.js'
import { picnicblankets } from './outdoors/picnicblanket.js'
import { sleepingbags } from './outdoors/sleepingbag.js'
import { tents } from './outdoors/tent.js'
import { thermoses } from './outdoors/thermos.js'

export const outdoors = {
  ...lanterns,
  ...backpacks,
  ...thermoses,
  ...tents,
  ...campmugs,
  ...campstools,
  ...sleepingbags,
  ...campstoves,
  ...coolboxes,
  ...picnicblankets,
}
