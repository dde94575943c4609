import type { Kind } from '../kind.ts'
import { charger } from './charger.ts'
import { phonecase } from './phonecase.ts'
import { phonestand } from './phonestand.ts'
import { powerbank } from './powerbank.ts'
import { smartphone } from './smartphone.ts'
import { watch } from './watch.ts'

export const phoneKinds = { smartphone, phonecase, powerbank, charger, watch, phonestand } satisfies Record<
  string,
  Kind
>
