import type { Kind } from '../kind.ts'
import { chocolate } from './chocolate.ts'
import { coffee } from './coffee.ts'
import { cookies } from './cookies.ts'
import { honey } from './honey.ts'
import { matcha } from './matcha.ts'
import { noodles } from './noodles.ts'
import { oil } from './oil.ts'
import { rice } from './rice.ts'
import { sauce } from './sauce.ts'
import { tea } from './tea.ts'

export const foodKinds = {
  matcha,
  honey,
  coffee,
  chocolate,
  oil,
  cookies,
  tea,
  noodles,
  sauce,
  rice,
} satisfies Record<string, Kind>
