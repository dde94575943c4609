import type { Kind } from '../kind.ts'
import { belt } from './belt.ts'
import { cap } from './cap.ts'
import { jacket } from './jacket.ts'
import { knit } from './knit.ts'
import { shirt } from './shirt.ts'
import { sneakers } from './sneakers.ts'
import { socks } from './socks.ts'
import { tie } from './tie.ts'
import { trousers } from './trousers.ts'
import { wallet } from './wallet.ts'

export const mensKinds = { shirt, knit, cap, belt, wallet, sneakers, trousers, jacket, socks, tie } satisfies Record<
  string,
  Kind
>
