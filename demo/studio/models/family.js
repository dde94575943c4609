import { basketModels } from './family/basket.js'
import { bowlModels } from './family/bowls.js'
import { candleModels } from './family/candle.js'
import { cushionModels } from './family/cushion.js'
import { cuttingboardModels } from './family/cuttingboard.js'
import { lampModels } from './family/lamp.js'
import { liddedBasketModels } from './family/lidded-basket.js'
import { stoolModels } from './family/stool.js'
import { teapotModels } from './family/teapot.js'
import { vaseModels } from './family/vase.js'
import { wallclockModels } from './family/wallclock.js'

export const family = {
  ...lampModels,
  ...teapotModels,
  ...bowlModels,
  ...vaseModels,
  ...stoolModels,
  ...candleModels,
  ...cushionModels,
  ...basketModels,
  ...liddedBasketModels,
  ...wallclockModels,
  ...cuttingboardModels,
}
