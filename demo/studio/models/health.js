import { diffusers } from './health/diffuser.js'
import { dumbbells } from './health/dumbbell.js'
import { hairbrushes } from './health/hairbrush.js'
import { massageTools } from './health/massageball.js'
import { scales } from './health/scale.js'
import { serums } from './health/serum.js'
import { soaps } from './health/soap.js'
import { toothbrushes } from './health/toothbrush.js'
import { towels } from './health/towel.js'
import { yogaMats } from './health/yogamat.js'

export const health = {
  ...soaps,
  ...serums,
  ...massageTools,
  ...yogaMats,
  ...scales,
  ...toothbrushes,
  ...dumbbells,
  ...towels,
  ...hairbrushes,
  ...diffusers,
}
