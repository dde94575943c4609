import * as THREE from 'three'
import { halton } from './random.js'
import { TURN } from './shapes.js'

/** Pairs of lamps that burn in one exposure: more of them would need more textures than a shader may have. */
export const LAMPS = 5

/** What glaze and metal mirror: a window to the left, a strip to the right, a card behind. */
export function reflectedRoom(renderer) {
  const scene = new THREE.Scene()
  scene.background = new THREE.Color('#8d8a85')
  const panel = ([x, y, z], width, height, brightness) => {
    const colour = new THREE.Color(brightness, brightness, brightness * 0.97)
    const material = new THREE.MeshBasicMaterial({ color: colour, side: THREE.DoubleSide })
    const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material)
    mesh.position.set(x, y, z)
    mesh.lookAt(0, 0, 0)
    scene.add(mesh)
  }
  panel([-5, 5, 4], 4, 5, 7)
  panel([6, 3, 2], 1.6, 6, 4)
  panel([0, 8, -2], 8, 4, 3)
  panel([0, -6, 0], 20, 20, 0.9)
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0.03).texture
}

/** Seamless paper: a floor that bends up into a wall, sized to the object. */
function seamlessPaper(colour, size) {
  const profile = [
    [14, 0],
    [-4, 0],
  ]
  for (let i = 1; i <= 24; i++) {
    const angle = (i / 24) * (Math.PI / 2)
    profile.push([-4 - 5 * Math.sin(angle), 5 - 5 * Math.cos(angle)])
  }
  profile.push([-9, 40])
  const positions = profile.flatMap(([z, y]) => [-40, y, z, 40, y, z].map((v) => v * size))
  const index = profile.slice(1).flatMap((_, i) => [0, 1, 2, 1, 3, 2].map((v) => v + 2 * i))
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  const material = new THREE.MeshLambertMaterial({ color: colour, side: THREE.DoubleSide })
  const mesh = new THREE.Mesh(geometry, material)
  mesh.receiveShadow = true
  return mesh
}

function shadowedLight(scene, colour, brightness, radius, height) {
  const light = new THREE.DirectionalLight(colour, brightness)
  // Seen from its lamp, the object hides whatever it shades: the lamp need look no further.
  const reach = radius * 1.1
  light.castShadow = true
  light.shadow.mapSize.set(512, 512)
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.1,
    far: radius * 14,
  })
  light.shadow.bias = -0.0012
  light.shadow.normalBias = 0.01 * radius
  light.shadow.radius = 1.5
  light.target.position.set(0, height * 0.4, 0)
  scene.add(light, light.target)
  return light
}

/** Moves a pair of lamps to their i-th place: the window's upper left, and anywhere above for the sky. */
export function moveLamps({ key, sky }, i, radius) {
  const angle = halton(i, 2) * TURN
  const spread = Math.sqrt(halton(i, 3))
  const [across, along] = [Math.cos(angle) * spread, Math.sin(angle) * spread]
  key.position.set(-4.2 + across * 2.1, 6.8 + along * 1.2, 4.6 + along * 2.1)
  const rise = Math.sqrt(1 - halton(i, 5) * 0.92)
  const out = Math.sqrt(1 - rise * rise)
  const turn = halton(i, 7) * TURN
  sky.position.set(out * Math.cos(turn), rise, out * Math.sin(turn))
  for (const lamp of [key, sky])
    lamp.position
      .normalize()
      .multiplyScalar(radius * 6)
      .add(lamp.target.position)
}

/** Metal has no colour but what it mirrors: it sees a brighter room than cloth and clay do. */
function polish(object, room) {
  object.traverse(({ material }) => {
    if (!material || !(material.metalness > 0.5)) return
    material.envMap = room
    material.envMapIntensity = 0.85
  })
}

/** Sets the object on the paper, under the lights. */
export function arrange(studio, object, paperColour, yaw, light) {
  const scene = new THREE.Scene()
  scene.environment = studio.room
  scene.environmentIntensity = 0.38
  const stand = new THREE.Group().add(object)
  object.rotation.y += yaw
  polish(object, studio.room)
  stand.updateMatrixWorld(true)
  const bounds = new THREE.Box3().setFromObject(stand, true)
  const centre = bounds.getCenter(new THREE.Vector3())
  const height = bounds.max.y - bounds.min.y
  const radius = bounds.getBoundingSphere(new THREE.Sphere()).radius
  stand.position.set(-centre.x, -bounds.min.y, -centre.z)
  const paper = seamlessPaper(paperColour, radius / 2)
  scene.add(stand, paper)
  const lamps = Array.from({ length: LAMPS }, () => ({
    key: shadowedLight(scene, '#fff6ea', (1.75 * light) / LAMPS, radius, height),
    sky: shadowedLight(scene, '#f2f5ff', (1.35 * light) / LAMPS, radius, height),
  }))
  return { scene, stand, paper, lamps, radius, height }
}
