import { goods, papers } from './colours.js'
import { models } from './models/index.js'
import { reseed } from './random.js'
import { scenes } from './scenes.js'
import { openStudio, takePicture } from './stage.js'

/** What the page offers to render.ts: lists of what can be pictured, and one call that answers a PNG. */

const studio = openStudio()
const slugs = Object.keys(models)

function develop(shot) {
  takePicture(studio, shot)
  return studio.renderer.domElement.toDataURL('image/png')
}

/**
 * Picture `number` of a product: 1 to 3 are its three variants, 4 is the first variant seen again, from elsewhere or
 * with company. Papers go round, so that neighbours in a list never share one.
 */
function pictureProduct(slug, number, values, exposures) {
  reseed()
  const { tints = goods, again, build, ...view } = models[slug]
  const variant = values[(number - 1) % 3]
  const seen = number === 4 ? { build, ...view, ...again } : { build, ...view }
  const paper = papers[(slugs.indexOf(slug) + number - 1) % papers.length]
  return develop({ paper, width: 800, height: 800, exposures, ...seen, object: seen.build(tints[variant], variant) })
}

function pictureScene(name, exposures) {
  reseed()
  const { build, ...view } = scenes[name]
  return develop({ exposures, ...view, object: build() })
}

window.studio = { slugs, scenes: Object.keys(scenes), pictureProduct, pictureScene }
