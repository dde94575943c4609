import type { Kind } from '../kind.ts'
import { deskMat } from './desk-mat.ts'
import { drawingTablet } from './drawing-tablet.ts'
import { drive } from './drive.ts'
import { hub } from './hub.ts'
import { keyboard } from './keyboard.ts'
import { laptop } from './laptop.ts'
import { microphone } from './microphone.ts'
import { monitor } from './monitor.ts'
import { mouse } from './mouse.ts'
import { webcam } from './webcam.ts'

export const computerKinds = {
  keyboard,
  mouse,
  laptop,
  monitor,
  webcam,
  drive,
  hub,
  'desk-mat': deskMat,
  microphone,
  'drawing-tablet': drawingTablet,
} satisfies Record<string, Kind>
