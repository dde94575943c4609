import { deskMats } from './computer/desk-mat.js'
import { drawingTablets } from './computer/drawing-tablet.js'
import { drives } from './computer/drive.js'
import { hubs } from './computer/hub.js'
import { keyboards } from './computer/keyboard.js'
import { laptops } from './computer/laptop.js'
import { microphones } from './computer/microphone.js'
import { monitors } from './computer/monitor.js'
import { mice } from './computer/mouse.js'
import { webcams } from './computer/webcam.js'

export const computer = {
  ...keyboards,
  ...mice,
  ...laptops,
  ...monitors,
  ...webcams,
  ...drives,
  ...hubs,
  ...deskMats,
  ...microphones,
  ...drawingTablets,
}
