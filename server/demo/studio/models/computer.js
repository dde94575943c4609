import { drives } from './computer/drive.js'
import { keyboards } from './computer/keyboard.js'
import { laptops } from './computer/laptop.js'
import { monitors } from './computer/monitor.js'
import { mice } from './computer/mouse.js'
import { webcams } from './computer/webcam.js'

export const computer = { ...keyboards, ...mice, ...laptops, ...monitors, ...webcams, ...drives }
