import { goods, papers } from './colours.js'
import { models } from './models/index.js'
import { reseed } from './random.js'
import { scenes } from './scenes.js'
import { openStudio, takePicture } from './stage.js'
import { viewOf } from './views.js'

/** What the page offers to render.ts: lists of what can be pictured, and one call that answers a PNG. */

const studio = openStudio()

function develop(shot) {
  takePicture(studio, shot)
  if (studio.renderer.getContext().isContextLost()) throw new Error('the browser lost its graphics: begin again')
  return studio.renderer.domElement.toDataURL('image/png')
}

/**
 * Picture `number` of a product, as `viewOf` describes it.
 * @param {{ product_id: string, number: number, values: string[], paper: number, quality: object }} wanted
 */
function pictureProduct({ product_id, number, values, paper, quality }) {
  reseed()
  const model = models[product_id]
  const { place, build, ...view } = viewOf(model, number)
  const variant = values[place]
  const object = build((model.tints ?? goods)[variant], variant)
  return develop({ paper: papers[(paper + number - 1) % papers.length], ...quality, ...view, object })
}

function pictureScene(name, quality) {
  reseed()
  const { build, ...view } = scenes[name]
  return develop({ ...quality, ...view, object: build() })
}

window.studio = { products: Object.keys(models), scenes: Object.keys(scenes), pictureProduct, pictureScene }
