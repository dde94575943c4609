import { cableModels } from './phone/cable.js'
import { chargerModels } from './phone/charger.js'
import { chargingpadModels } from './phone/chargingpad.js'
import { phonecaseModels } from './phone/phonecase.js'
import { phonestandModels } from './phone/phonestand.js'
import { phonestrapModels } from './phone/phonestrap.js'
import { powerbankModels } from './phone/powerbank.js'
import { smartphoneModels } from './phone/smartphone.js'
import { tripodModels } from './phone/tripod.js'
import { watchModels } from './phone/watch.js'

export const phone = {
  ...smartphoneModels,
  ...phonecaseModels,
  ...powerbankModels,
  ...chargerModels,
  ...watchModels,
  ...phonestandModels,
  ...cableModels,
  ...chargingpadModels,
  ...phonestrapModels,
  ...tripodModels,
}
