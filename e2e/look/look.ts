// `npm run look`: opens every route for every kind of reader in every language, checks it in each width and theme,
// saves pictures and lists faults. If a run is interrupted, the next run continues it.
import { parseArgs } from 'node:util'
import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import { buildIfStale } from '../../scripts/build.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { openBrowser } from '../open-browser.ts'
import { openShop } from '../open-shop.ts'
import { openHtmlChecker } from './html-checker.ts'
import { latestFirst } from './latest-first.ts'
import { type Load, loadsOf, nameOf, quickLoadsOf, screensNamed } from './loads.ts'
import { lookAtAll, PICTURES } from './look-at-all.ts'
import { type Memory, openMemory, stampOfShop } from './memory.ts'
import { findSeed, SAMPLE, sampleOf } from './sample.ts'
import { makeWorld, type World } from './world.ts'

const MINUTE_MS = 60_000

const { values: wish } = parseArgs({
  options: {
    /** Paths of routes without parameters: `--only /bag --only /orderInfo`. */
    only: { type: 'string', multiple: true },
    /** Names of the catalogues: en, zh-CN, ri, han, tai. */
    language: { type: 'string', multiple: true },
    /** Opens each screen in one language only; the languages take turns. */
    quick: { type: 'boolean', default: false },
    /**
     * The number of loads to check, drawn by `--seed`. `--sample 30` checks the same loads as `npm test` with that
     * seed.
     */
    sample: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string', default: PICTURES },
    minutes: { type: 'string', default: '90' },
  },
})

function languagesWished(): LocaleKey[] {
  const known = LANGUAGES.map(({ file_name }) => file_name)
  const unknown = wish.language?.filter((name) => !known.some((one) => one === name)) ?? []
  if (unknown.length > 0) throw new Error(`no language is called ${unknown.join(', ')}: ${known.join(', ')}`)
  return known.filter((name) => !wish.language || wish.language.includes(name))
}

function loadsWished(world: World): Load[] {
  const screens = latestFirst(screensNamed(wish.only))
  if (wish.quick) return quickLoadsOf(screens, world)
  const loads = loadsOf(screens, world, languagesWished())
  if (!wish.sample && !wish.seed) return loads
  const seed = wish.seed ?? findSeed()
  console.log(`The sample has the seed ${seed}.`)
  return sampleOf(loads, seed, Number(wish.sample ?? SAMPLE), screens)
}

async function lookOn(memory: Memory): Promise<number> {
  const checker = await openHtmlChecker({ install: true })
  if (!checker) console.log('The HTML is not checked: that needs Java 11 or later.')
  const shop = await openShop()
  try {
    const world = await makeWorld(shop)
    const loads = loadsWished(world).filter((load) => !memory.seen.has(nameOf(load)))
    if (memory.seen.size > 0) console.log(`${memory.seen.size} seen before, ${loads.length} to go`)
    return await lookAtAll(loads, {
      openBrowser,
      url: shop.url,
      world,
      folder: wish.out,
      checker,
      until: Date.now() + Number(wish.minutes) * MINUTE_MS,
      onSeen: (load, seen) => {
        memory.remember(nameOf(load), seen)
        console.log(`${nameOf(load)}: ${seen.pictures} pictures, ${seen.faults.length} faults`)
      },
    })
  } finally {
    await Promise.all([shop.close(), checker?.close()])
  }
}

await buildIfStale()
process.env.CHROMIUM = await findChromium({ install: true })
const memory = openMemory(
  wish.out,
  `${stampOfShop()} ${JSON.stringify([wish.only, wish.language, wish.quick, wish.sample, wish.seed])}`,
)
const left = await lookOn(memory)
const seen = [...memory.seen]
console.log('')
for (const [name, { faults }] of seen) for (const fault of faults) console.log(`${name} ${fault}`)
if (left > 0) console.log(`${left} loads are left: run it again to go on`)
else memory.forget()
const sum = (count: (one: (typeof seen)[number][1]) => number) => seen.reduce((all, [, one]) => all + count(one), 0)
const found = sum(({ faults }) => faults.length)
console.log(`${sum(({ pictures }) => pictures)} pictures, ${found} faults`)
if (found > 0 || left > 0) process.exitCode = 1
