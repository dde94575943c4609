import { bowlModels } from './family/bowls.js'
import { candleModels } from './family/candle.js'
import { lampModels } from './family/lamp.js'
import { stoolModels } from './family/stool.js'
import { teapotModels } from './family/teapot.js'
import { vaseModels } from './family/vase.js'

export const family = {
  ...lampModels,
  ...teapotModels,
  ...bowlModels,
  ...vaseModels,
  ...stoolModels,
  ...candleModels,
}
