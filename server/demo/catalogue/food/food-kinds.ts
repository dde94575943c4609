import type { Kind } from '../kind.ts'
import { chocolate } from './chocolate.ts'
import { coffee } from './coffee.ts'
import { cookies } from './cookies.ts'
import { honey } from './honey.ts'
import { matcha } from './matcha.ts'
import { oil } from './oil.ts'

export const foodKinds = { matcha, honey, coffee, chocolate, oil, cookies } satisfies Record<string, Kind>
