import type { Kind } from '../kind.ts'
import { cable } from './cable.ts'
import { charger } from './charger.ts'
import { chargingpad } from './chargingpad.ts'
import { phonecase } from './phonecase.ts'
import { phonestand } from './phonestand.ts'
import { phonestrap } from './phonestrap.ts'
import { powerbank } from './powerbank.ts'
import { smartphone } from './smartphone.ts'
import { tripod } from './tripod.ts'
import { watch } from './watch.ts'

export const phoneKinds = {
  smartphone,
  phonecase,
  powerbank,
  charger,
  watch,
  phonestand,
  cable,
  chargingpad,
  phonestrap,
  tripod,
} satisfies Record<string, Kind>
