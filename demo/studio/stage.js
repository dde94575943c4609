import * as THREE from 'three'
import { arrange, LAMPS, moveLamps, reflectedRoom } from './arrangement.js'
import { closeUp } from './close-up.js'
import { frame } from './framing.js'
import { halton } from './random.js'

/**
 * The camera and the film. A picture is the mean of several exposures, each with all the lights in other
 * places: the hard shadows of all of them together are one soft shadow. More lights in fewer exposures is the cheaper
 * way: what the goods mirror is worked out once an exposure.
 */

/** The part of the picture the object may fill, as shares of its width and height: survives a 4:5 crop. */
const PRODUCT_ROOM = { left: 0.13, right: 0.87, top: 0.16, bottom: 0.84 }
const FIELD_OF_VIEW = 20

const FLAT_VERTEX = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'
const ADD_FRAGMENT = `varying vec2 at; uniform sampler2D sum, exposure; uniform float weight;
  void main() { gl_FragColor = texture2D(sum, at) + texture2D(exposure, at) * weight; }`
const PRINT_FRAGMENT = `varying vec2 at; uniform sampler2D sum;
  void main() {
    gl_FragColor = vec4(texture2D(sum, at).rgb, 1.0);
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
  }`

/** Opens the studio: a renderer, the room it reflects, and the sheet on which exposures are summed. */
export function openStudio() {
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = THREE.BasicShadowMap
  const flat = (fragmentShader, names) =>
    new THREE.ShaderMaterial({
      vertexShader: FLAT_VERTEX,
      fragmentShader,
      uniforms: Object.fromEntries(names.map((name) => [name, { value: null }])),
    })
  const sheet = new THREE.Mesh(new THREE.PlaneGeometry(2, 2))
  return {
    renderer,
    room: reflectedRoom(renderer),
    sheet,
    sheetScene: new THREE.Scene().add(sheet),
    sheetCamera: new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1),
    add: flat(ADD_FRAGMENT, ['sum', 'exposure', 'weight']),
    print: flat(PRINT_FRAGMENT, ['sum']),
  }
}

/**
 * Takes one picture and leaves it on the studio's canvas.
 * @param {{ object: THREE.Object3D, paper: string, width: number, height: number, yaw?: number, pitch?: number,
 *   room?: typeof PRODUCT_ROOM, exposures?: number, light?: number, near?: { zoom?: number, point?: number[] } }} shot
 */
export function takePicture(studio, shot) {
  const { object, paper, width, height, yaw = -0.4, pitch = 0.24, room = PRODUCT_ROOM, exposures = 3, light = 1 } = shot
  const { near } = shot
  const { renderer } = studio
  renderer.setPixelRatio(1)
  renderer.setSize(width, height)
  const set = arrange(studio, object, paper, yaw, light)
  const camera = new THREE.PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.1, 1000)
  const shift = frame(camera, set.stand, set.height, pitch, room)
  const film = near ? nearFilm(studio, set, camera, shift, shot) : { zoom: 1, x: shift.x, y: shift.y }
  const exact = { type: THREE.FloatType, minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter }
  let sum = new THREE.WebGLRenderTarget(width, height, exact)
  let next = sum.clone()
  const exposure = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType })
  renderer.toneMapping = THREE.NoToneMapping
  clear(renderer, sum, 0)
  for (let i = 1; i <= exposures; i++) {
    set.lamps.forEach((pair, n) => {
      moveLamps(pair, (i - 1) * LAMPS + n + 1, set.radius)
    })
    // Moving the film by less than a pixel smooths the edges.
    camera.setViewOffset(
      width * film.zoom,
      height * film.zoom,
      film.x * width * film.zoom + halton(i, 2) - 0.5,
      film.y * height * film.zoom + halton(i, 3) - 0.5,
      width,
      height,
    )
    clear(renderer, exposure, 1)
    renderer.render(set.scene, camera)
    lay(studio, studio.add, { sum: sum.texture, exposure: exposure.texture, weight: 1 / exposures }, next)
    ;[sum, next] = [next, sum]
  }
  renderer.toneMapping = THREE.NeutralToneMapping
  renderer.toneMappingExposure = 1.04
  lay(studio, studio.print, { sum: sum.texture }, null)
  for (const target of [sum, next, exposure]) target.dispose()
  strike(set.scene)
}

/** The part of the whole picture that a close-up shows. */
function nearFilm(studio, set, camera, shift, { width, height, near }) {
  set.lamps.forEach((pair, n) => {
    moveLamps(pair, n + 1, set.radius)
  })
  camera.setViewOffset(width, height, shift.x * width, shift.y * height, width, height)
  const { zoom, x, y } = closeUp(studio, set, camera, near)
  return { zoom, x: x + shift.x, y: y + shift.y }
}

function clear(renderer, target, alpha) {
  renderer.setRenderTarget(target)
  renderer.setClearColor('#000', alpha)
  renderer.clear()
}

/** Draws the sheet through one shader onto a target; null is the canvas. */
function lay(studio, material, values, target) {
  for (const [name, value] of Object.entries(values)) material.uniforms[name].value = value
  studio.sheet.material = material
  studio.renderer.setRenderTarget(target)
  studio.renderer.render(studio.sheetScene, studio.sheetCamera)
}

/** Gives back what the picture held on the graphics side, but for the compiled materials: the next one needs them. */
function strike(scene) {
  scene.traverse((node) => {
    node.geometry?.dispose()
    node.material?.map?.dispose()
    node.material?.bumpMap?.dispose()
    node.shadow?.dispose()
  })
}
