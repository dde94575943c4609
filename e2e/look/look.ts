// `npm run look`: opens every route for every kind of reader in every language, checks it in each width and theme,
// saves pictures and lists faults. If a run is interrupted, the next run continues it.
import { parseArgs } from 'node:util'
import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import { buildIfStale } from '../../scripts/build.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { openBrowser } from '../open-browser.ts'
import { openShop } from '../open-shop.ts'
import type { Path } from '../paths.ts'
import { checkAll, PICTURES } from './check-all.ts'
import { openHtmlChecker } from './html-checker.ts'
import { latestFirst } from './latest-first.ts'
import { type Load, loadsOf, nameOf, quickLoadsOf, screensNamed } from './loads.ts'
import { openResults, type RunResults, shopHash } from './run-results.ts'
import { findSeed, SAMPLE, sampleOf } from './sample.ts'
import { makeWorld, type World } from './world.ts'

const MINUTE_MS = 60_000

const { values: args } = parseArgs({
  options: {
    /** Paths of routes without parameters: `--only /bag --only /orderInfo`. */
    only: { type: 'string', multiple: true },
    /** Locale keys: en, zh-CN, ri, han, tai. */
    language: { type: 'string', multiple: true },
    /** Opens each screen in one language only; the languages take turns. */
    quick: { type: 'boolean', default: false },
    /** Checks the shop's screens only with text of double size, at 390 px. */
    large: { type: 'boolean', default: false },
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

function chosenLanguages(): LocaleKey[] {
  const names = LANGUAGES.map(({ file_name }) => file_name)
  const unknown = args.language?.filter((name) => !names.some((one) => one === name)) ?? []
  if (unknown.length > 0) throw new Error(`no language is called ${unknown.join(', ')}: ${names.join(', ')}`)
  return names.filter((name) => !args.language || args.language.includes(name))
}

type Choice = { screens: readonly Path[]; languages: readonly LocaleKey[] }

/** Reads the arguments. A wrong name ends the program before the build, which takes a minute. */
function readChoice(): Choice {
  try {
    return { screens: latestFirst(screensNamed(args.only)), languages: chosenLanguages() }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

function chosenLoads(world: World, { screens, languages }: Choice): Load[] {
  if (args.quick) return quickLoadsOf(screens, world)
  const loads = loadsOf(screens, world, languages).filter(({ reader }) => !args.large || reader !== 'operator')
  if (!args.sample && !args.seed) return loads
  const seed = args.seed ?? findSeed()
  console.log(`The sample has the seed ${seed}.`)
  return sampleOf(loads, seed, Number(args.sample ?? SAMPLE), screens)
}

async function runChecks(results: RunResults, choice: Choice): Promise<number> {
  const checker = await openHtmlChecker({ install: true })
  if (!checker) console.log('The HTML is not checked: that needs Java 11 or later.')
  const shop = await openShop()
  try {
    const world = await makeWorld(shop)
    const loads = chosenLoads(world, choice).filter((load) => !results.loads.has(nameOf(load)))
    if (results.loads.size > 0) console.log(`${results.loads.size} seen before, ${loads.length} to go`)
    return await checkAll(loads, {
      openBrowser,
      url: shop.url,
      world,
      folder: args.out,
      checker: args.large ? null : checker,
      only_large: args.large,
      until: Date.now() + Number(args.minutes) * MINUTE_MS,
      onChecked: (load, result) => {
        results.store(nameOf(load), result)
        console.log(`${nameOf(load)}: ${result.pictures} pictures, ${result.faults.length} faults`)
      },
    })
  } finally {
    await Promise.all([shop.close(), checker?.close()])
  }
}

const choice = readChoice()
await buildIfStale()
process.env.CHROMIUM = await findChromium({ install: true })
const results = openResults(
  args.out,
  `${shopHash()} ${JSON.stringify([args.only, args.language, args.quick, args.large, args.sample, args.seed])}`,
)
const loads_left = await runChecks(results, choice)
const checked = [...results.loads]
console.log('')
for (const [name, { faults }] of checked) for (const fault of faults) console.log(`${name} ${fault}`)
if (loads_left > 0) console.log(`${loads_left} loads are left: run it again to go on`)
else results.clear()
const sum = (count: (one: (typeof checked)[number][1]) => number) =>
  checked.reduce((all, [, one]) => all + count(one), 0)
const fault_count = sum(({ faults }) => faults.length)
console.log(`${sum(({ pictures }) => pictures)} pictures, ${fault_count} faults`)
if (fault_count > 0 || loads_left > 0) process.exitCode = 1
