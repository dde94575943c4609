import { LineCurve3, Shape, TorusGeometry, TubeGeometry } from 'three'
import { satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { FACING } from './parts.js'

const { group, part } = form

export function fanBlade() {
  const blade = new Shape()
  blade.moveTo(0, 0.1)
  blade.bezierCurveTo(0.4, 0.25, 0.75, 0.7, 0.35, 1.02)
  blade.bezierCurveTo(0, 1.1, -0.2, 0.7, 0, 0.1)
  return form.slab(blade, 0.05, 0.02)
}

/** A round guarded head that looks along z: a housing, blades, a guard of rings and wires, a hub. */
export function roundHead({ radius, depth, blades, wires, rings, shell, blade, hub }) {
  const head = group()
  const wire = radius * 0.011 + 0.004
  part(head, new TorusGeometry(radius, radius * 0.055, 14, 72), shell)
  part(head, new TorusGeometry(radius, radius * 0.05, 14, 72), shell, { at: [0, 0, -depth] })
  for (let i = 0; i < rings; i++) {
    const share = 0.3 + (i / rings) * 0.66
    part(head, new TorusGeometry(radius * share, wire, 6, 64), shell, { at: [0, 0, radius * 0.13 * (1 - share ** 2)] })
  }
  form.around(wires, (angle) => {
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    part(
      head,
      new TubeGeometry(new LineCurve3(form.point(x * 0.2, y * 0.2, radius * 0.13), form.point(x, y, 0)), 1, wire, 6),
      shell,
    )
    part(head, new TubeGeometry(new LineCurve3(form.point(x, y, 0), form.point(x, y, -depth)), 1, wire, 6), shell)
  })
  for (let i = 0; i < blades; i++) {
    const turn = [0, 0.3, (i / blades) * form.TURN]
    part(head, fanBlade(), satin(blade), { at: [0, 0, -depth * 0.45], turn, scale: radius * 0.86 }).rotation.order =
      'ZYX'
  }
  part(
    head,
    form.turned(
      form.curve(
        [
          [radius * 0.26, 0],
          [radius * 0.24, radius * 0.07],
          [0, radius * 0.1],
        ],
        12,
      ),
      40,
    ),
    hub,
    { at: [0, 0, radius * 0.12], turn: FACING },
  )
  part(
    head,
    form.turned(
      form.curve(
        [
          [radius * 0.6, 0],
          [radius * 0.42, -radius * 0.28],
          [0, -radius * 0.36],
        ],
        20,
      ),
      48,
    ),
    shell,
    { at: [0, 0, -depth], turn: FACING },
  )
  return head
}
