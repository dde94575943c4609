import { earbudsModels } from './electrical/earbuds.js'
import { fanModels } from './electrical/fan.js'
import { grinderModels } from './electrical/grinder.js'
import { headphonesModels } from './electrical/headphones.js'
import { humidifierModels } from './electrical/humidifier.js'
import { kettleModels } from './electrical/kettle.js'
import { radioModels } from './electrical/radio.js'
import { ricecookerModels } from './electrical/ricecooker.js'
import { speakerModels } from './electrical/speaker.js'
import { toasterModels } from './electrical/toaster.js'

export const electrical = {
  ...fanModels,
  ...headphonesModels,
  ...speakerModels,
  ...ricecookerModels,
  ...earbudsModels,
  ...kettleModels,
  ...toasterModels,
  ...humidifierModels,
  ...radioModels,
  ...grinderModels,
}
