import { shade } from '../../colours.js'
import { matte, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { COARSE, CREAM, PALE } from './parts.js'

const { group, part, put } = form

/** A narrow house with painted windows; `floors` decides its height. */
function house({ paint, roof, floors, width = 0.8 }) {
  const home = group()
  const height = 0.5 + floors * 0.52
  part(home, form.box(width, height, 0.7, 0.03), paint, { at: [0, height / 2, 0] })
  const gable = form.polygon(`${-width / 2 - 0.05} 0, ${width / 2 + 0.05} 0, 0 ${width * 0.62}`)
  part(home, form.slab(gable, 0.78, 0.03, COARSE), roof, { at: [0, height, 0] })
  const pane = matte('#f6efdf')
  for (let floor = 1; floor <= floors; floor++) {
    for (const x of [-0.18, 0.18]) {
      part(home, form.box(0.17, 0.26, 0.03, 0.015), pane, { at: [x, floor * 0.52 + 0.22, 0.35] })
    }
  }
  part(home, form.box(0.22, 0.4, 0.03, 0.015), matte('#6e4c3b'), { at: [-0.16, 0.2, 0.35] })
  return home
}

function lighthouse(colour) {
  const tower = group()
  part(tower, form.cylinder(0.26, 0.44, 2.2, 48), matte('#f6efdf'), { at: [0, 1.1, 0] })
  for (const y of [0.5, 1.3]) {
    const radius = 0.44 - (y / 2.2) * 0.18
    part(tower, form.cylinder(radius - 0.025, radius + 0.008, 0.34, 48), matte('#b8563c'), { at: [0, y, 0] })
  }
  part(tower, form.cylinder(0.38, 0.34, 0.12, 48), matte(colour), { at: [0, 2.26, 0] })
  part(tower, form.cylinder(0.2, 0.2, 0.34, 32), matte('#e9c46c'), { at: [0, 2.48, 0] })
  part(tower, form.turned('0 0.4, 0.03 0.38, 0.34 0.02, 0.33 0, 0 0', 48), matte('#b8563c'), { at: [0, 2.65, 0] })
  return tower
}

function tree(green, scale) {
  const plant = group()
  part(plant, form.cylinder(0.07, 0.08, 0.5, 24), wood(), { at: [0, 0.25, 0] })
  part(plant, form.ball(0.36, 32), matte(green), { at: [0, 0.78, 0], scale: [1, 1.2, 1] })
  plant.scale.setScalar(scale)
  return part(group(), form.cylinder(0.12, 0.14, 0.04, 24), wood()).parent.add(plant)
}

function homes(colour) {
  const [main, light, pale, dark] = [0, 0.14, 0.24, -0.16].map((by) => matte(shade(colour, by)))
  const [cream, timber, red] = [matte(CREAM), wood(PALE), matte('#b8563c')]
  return [
    { paint: main, roof: timber, floors: 2 },
    { paint: cream, roof: dark, floors: 3 },
    { paint: light, roof: red, floors: 1, width: 0.9 },
    { paint: timber, roof: main, floors: 2 },
    { paint: dark, roof: timber, floors: 3, width: 0.76 },
    { paint: pale, roof: dark, floors: 1 },
  ].map(house)
}

function town(colour) {
  const row = group()
  homes(colour)
    .slice(0, 5)
    .forEach((home, i) => {
      put(row, home, { at: [-1.7 + i * 0.88, 0, i % 2 ? 0.06 : -0.04] })
    })
  put(row, lighthouse(colour), { at: [2.75, 0, 0.25] })
  put(row, tree('#7f9063', 1), { at: [1.6, 0, 1] })
  put(row, tree('#94a274', 0.75), { at: [-1.5, 0, 1.05] })
  return row
}

function townSquare(colour) {
  const square = group()
  const all = homes(colour)
  all.forEach((home, i) => {
    const angle = -1.3 + i * 0.52
    put(square, home, { at: [Math.sin(angle) * 2.3, 0, 1.4 - Math.cos(angle) * 2.2], turn: [0, -angle, 0] })
  })
  put(square, lighthouse(colour), { at: [1.2, 0, 1.9] })
  put(square, tree('#7f9063', 1), { at: [-0.2, 0, 1] })
  put(square, tree('#94a274', 0.75), { at: [-1.1, 0, 1.7] })
  return square
}

export const townModels = {
  'blocks-town': { build: town, yaw: -0.2, pitch: 0.2, again: { build: townSquare, yaw: 0, pitch: 0.42 } },
}
