import * as THREE from 'three'
import { random, wobble } from './random.js'

/** Glazed ware and painted metal. Roughness under .34 would show each of the summed lights as a dot. */
export const glazed = (colour, options = {}) =>
  new THREE.MeshPhysicalMaterial({
    color: colour,
    side: THREE.DoubleSide,
    roughness: 0.42,
    clearcoat: 0.25,
    clearcoatRoughness: 0.35,
    ...options,
  })

export const matte = (colour, options) => glazed(colour, { roughness: 0.85, clearcoat: 0, ...options })
export const satin = (colour, options) => glazed(colour, { roughness: 0.58, clearcoat: 0.1, ...options })
export const gloss = (colour, options) =>
  glazed(colour, { roughness: 0.34, clearcoat: 0.7, clearcoatRoughness: 0.26, ...options })
export const metal = (colour = '#c8c6c0', options = {}) =>
  glazed(colour, { metalness: 0.8, roughness: 0.36, clearcoat: 0.1, ...options })
export const brass = () => metal('#c9a063')
export const glass = (colour = '#ffffff', opacity = 0.25) =>
  glazed(colour, { transparent: true, opacity, roughness: 0.1, clearcoat: 1, depthWrite: false })
/** A thing that shines by itself: lamps, screens, small signal lights. */
export const lit = (colour, options = {}) =>
  new THREE.MeshBasicMaterial({ color: colour, side: THREE.DoubleSide, ...options })

/** A texture drawn on a canvas. `repeat` tiles it that many times [across, up]. */
export function drawn(width, height, draw, repeat) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  draw(canvas.getContext('2d'), width, height)
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = THREE.SRGBColorSpace
  texture.anisotropy = 8
  if (repeat) {
    texture.wrapS = texture.wrapT = THREE.RepeatWrapping
    texture.repeat.set(...repeat)
  }
  return texture
}

function fill(canvas, colour, width, height) {
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, width, height)
}

/** Stoneware: small dark (or light) grains under the glaze. */
export function speckled(colour, grain = '#00000055', count = 900) {
  const map = drawn(1024, 1024, (canvas, width, height) => {
    fill(canvas, colour, width, height)
    canvas.fillStyle = grain
    for (let i = 0; i < count; i++) {
      canvas.globalAlpha = 0.2 + random() * 0.6
      canvas.beginPath()
      canvas.arc(random() * width, random() * height, 0.6 + random() * random() * 4, 0, 7)
      canvas.fill()
    }
  })
  return glazed('#fff', { map, roughness: 0.38, clearcoat: 0.45 })
}

export function wood(colour = '#c79a6b', vein = '#8a5f38') {
  const map = drawn(512, 512, (canvas, width, height) => {
    fill(canvas, colour, width, height)
    canvas.strokeStyle = vein
    for (let i = 0; i < 150; i++) {
      const y = random() * height
      canvas.globalAlpha = 0.04 + random() * 0.12
      canvas.lineWidth = 1 + random() * 3
      canvas.beginPath()
      canvas.moveTo(0, y)
      canvas.bezierCurveTo(width * 0.3, y + wobble(8), width * 0.6, y + wobble(8), width, y)
      canvas.stroke()
    }
  })
  return glazed('#fff', { map, roughness: 0.6, clearcoat: 0.08 })
}

/** A height map: grey drawn over black rises. */
const relief = (size, draw, repeat) => {
  const texture = drawn(size, size, draw, repeat)
  texture.colorSpace = THREE.NoColorSpace
  return texture
}

/** Plain-woven cloth; `repeat` is the number of 8 × 8 tiles [across, up]. */
export function woven(colour, repeat = [14, 14], depth = 0.5) {
  const bumpMap = relief(
    64,
    (canvas, width, height) => {
      fill(canvas, '#555', width, height)
      canvas.fillStyle = '#bbb'
      for (let i = 0; i < 64; i++) {
        if ((i + (i >> 3)) % 2) canvas.fillRect((i % 8) * 8, (i >> 3) * 8, 8, 8)
      }
    },
    repeat,
  )
  return matte(colour, { bumpMap, bumpScale: depth, sheen: 0.25, sheenRoughness: 0.6 })
}

/** Knitted wool: columns of V stitches; `repeat` is the number of stitches [across, up]. */
export function knitted(colour, repeat = [18, 15], depth = 1.4) {
  const bumpMap = relief(
    64,
    (canvas, width, height) => {
      fill(canvas, '#222', width, height)
      canvas.strokeStyle = '#ccc'
      canvas.lineWidth = 17
      canvas.lineCap = 'round'
      for (const y of [-64, 0, 64]) {
        canvas.beginPath()
        canvas.moveTo(9, y + 54)
        canvas.lineTo(32, y + 12)
        canvas.lineTo(55, y + 54)
        canvas.stroke()
      }
    },
    repeat,
  )
  return matte(colour, { bumpMap, bumpScale: depth, sheen: 0.4, sheenRoughness: 0.7 })
}

/** Plush and terry: a nap of small tufts. */
export function plush(colour, repeat = [9, 6], depth = 1.5) {
  const bumpMap = relief(
    256,
    (canvas, width, height) => {
      fill(canvas, '#444', width, height)
      for (let i = 0; i < 900; i++) {
        canvas.fillStyle = i % 2 ? '#ddd' : '#000'
        canvas.globalAlpha = 0.15 + random() * 0.3
        canvas.beginPath()
        canvas.arc(random() * width, random() * height, 2 + random() * 5, 0, 7)
        canvas.fill()
      }
    },
    repeat,
  )
  return matte(colour, { bumpMap, bumpScale: depth, roughness: 0.95, sheen: 0.6, sheenRoughness: 0.5 })
}

/** Ribs along one direction: cuffs, cords, corrugated sleeves. */
export function ribbed(colour, repeat = [40, 1], depth = 3) {
  const bumpMap = relief(
    64,
    (canvas, width, height) => {
      const shading = canvas.createLinearGradient(0, 0, width, 0)
      shading.addColorStop(0, '#000')
      shading.addColorStop(0.5, '#fff')
      shading.addColorStop(1, '#000')
      fill(canvas, shading, width, height)
    },
    repeat,
  )
  return matte(colour, { bumpMap, bumpScale: depth })
}

/** A picture for screens: a sky, a sun and two hills. No letters, so that it needs no language. */
export function landscape(width, height, [sky, far, near, sun]) {
  return drawn(width, height, (canvas) => {
    const air = canvas.createLinearGradient(0, 0, 0, height)
    air.addColorStop(0, sky)
    air.addColorStop(1, far)
    fill(canvas, air, width, height)
    const unit = Math.min(width, height)
    canvas.fillStyle = sun
    canvas.beginPath()
    canvas.arc(width * 0.64, height * 0.56, unit * 0.24, 0, 7)
    canvas.fill()
    canvas.fillStyle = far
    canvas.beginPath()
    canvas.ellipse(width * 0.82, height * 1.04, width * 0.7, height * 0.38, 0, 0, 7)
    canvas.fill()
    canvas.fillStyle = near
    canvas.beginPath()
    canvas.ellipse(width * 0.2, height * 1.12, width * 0.85, height * 0.34, 0, 0, 7)
    canvas.fill()
  })
}
