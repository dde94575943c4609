import { Vector3 } from 'three'

/** A few thousand points of the object, enough to know how much of the picture it covers. Parts that may go beyond the picture do not count. */
function samplePoints(object) {
  const found = []
  object.updateMatrixWorld(true)
  object.traverse((node) => {
    const position = node.geometry?.attributes.position
    if (!position || node.userData.isBeyond) return
    const step = Math.max(1, Math.floor(position.count / 400))
    for (let i = 0; i < position.count; i += step) {
      found.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(node.matrixWorld))
    }
  })
  return found
}

function coveredArea(camera, points) {
  camera.updateMatrixWorld(true)
  const area = { left: 1, right: 0, top: 1, bottom: 0 }
  for (const point of points) {
    const { x, y } = point.clone().project(camera)
    area.left = Math.min(area.left, x / 2 + 0.5)
    area.right = Math.max(area.right, x / 2 + 0.5)
    area.top = Math.min(area.top, 0.5 - y / 2)
    area.bottom = Math.max(area.bottom, 0.5 - y / 2)
  }
  return area
}

/** Steps back until the object fits its room in the picture. Answers the shift that centres it there, in shares. */
export function frame(camera, object, height, pitch, room) {
  const points = samplePoints(object)
  let distance = height * 4 + 4
  let area = null
  for (let i = 0; i < 6; i++) {
    camera.position.set(0, height / 2 + Math.sin(pitch) * distance, Math.cos(pitch) * distance)
    camera.lookAt(0, height / 2, 0)
    area = coveredArea(camera, points)
    distance *= Math.max(
      (area.right - area.left) / (room.right - room.left),
      (area.bottom - area.top) / (room.bottom - room.top),
    )
  }
  return {
    x: (area.left + area.right - room.left - room.right) / 2,
    y: (area.top + area.bottom - room.top - room.bottom) / 2,
  }
}
