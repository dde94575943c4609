import type { Kind } from '../kind.ts'
import { drive } from './drive.ts'
import { keyboard } from './keyboard.ts'
import { laptop } from './laptop.ts'
import { monitor } from './monitor.ts'
import { mouse } from './mouse.ts'
import { webcam } from './webcam.ts'

export const computerKinds = { keyboard, mouse, laptop, monitor, webcam, drive } satisfies Record<string, Kind>
