import type { Kind } from '../kind.ts'
import { belt } from './belt.ts'
import { cap } from './cap.ts'
import { knit } from './knit.ts'
import { shirt } from './shirt.ts'
import { sneakers } from './sneakers.ts'
import { wallet } from './wallet.ts'

export const mensKinds = { shirt, knit, cap, belt, wallet, sneakers } satisfies Record<string, Kind>
