import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import { PATHS, type Path } from '../paths.ts'
import type { Reader, World } from './world.ts'

/** One address, opened once for one reader in one language; then looked at in each of `VIEWS`. */
export type Load = { screen: Path; address: string; reader: Reader; language: LocaleKey }

export type View = { width: number; theme: 'light' | 'dark' }

const WIDTHS = [390, 320, 1_280]
export const VIEWS: readonly View[] = WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
)

/** They lead a shopper who is logged in to the front page. */
const ONLY_VISITORS = ['/login', '/register']

/** What the addresses of screens name that show something else, or nothing, without it. */
const named = ({ orders, sku_id, address_id }: World): Record<string, string> => ({
  '/orderInfo': `/orderInfo/${orders.shipped}`,
  '/comment': `/comment?order=${orders.received}`,
  '/refund': `/refund/${orders.shipped}`,
  '/checkout': `/checkout?sku=${sku_id}&quantity=2`,
  '/payment': `/payment?orders=${orders.unpaid}`,
  '/search': '/search?keyword=a',
  '/explore': '/explore?category=toys',
  '/detail': '/detail/keyboard',
  '/addressForm': `/addressForm/${address_id}`,
  '/shop': '/shop/studio-kanda',
})

function addressFor(path: string, reader: Reader, world: World): string {
  return reader === 'new' ? path : (named(world)[path] ?? path)
}

function seenBy({ path, is_public }: Path, reader: Reader): boolean {
  return reader === 'visitor' ? is_public : !ONLY_VISITORS.includes(path)
}

const READERS: readonly Reader[] = ['full', 'new', 'visitor']
const ALL_LANGUAGES = LANGUAGES.map(({ file_name }) => file_name)

/** Every load of these screens, one reader and language after the other: so a window is opened for many loads. */
export const loadsOf = (
  screens: readonly Path[],
  world: World,
  languages: readonly LocaleKey[] = ALL_LANGUAGES,
): Load[] =>
  READERS.flatMap((reader) =>
    languages.flatMap((language) =>
      screens
        .filter((screen) => seenBy(screen, reader))
        .map((screen) => ({ screen, reader, language, address: addressFor(screen.path, reader, world) })),
    ),
  )

/** Each screen once for each reader, in one language; all languages in turn. What shows most comes first. */
export const quickLoadsOf = (screens: readonly Path[], world: World): Load[] => {
  const all = loadsOf(screens, world)
  const language_of = (place: number) => ALL_LANGUAGES[place % ALL_LANGUAGES.length]
  return READERS.flatMap((reader, round) =>
    screens.flatMap((screen, place) =>
      all.filter(
        (load) => load.screen === screen && load.reader === reader && load.language === language_of(place + round),
      ),
    ),
  )
}

/** A load's name in the list of faults; the same in every world. */
export const nameOf = ({ screen, reader, language }: Load): string => `${screen.path} ${reader} ${language}`

export const screensNamed = (only: readonly string[] | undefined): Path[] => {
  const unknown = only?.filter((path) => !PATHS.some((one) => one.path === path)) ?? []
  if (unknown.length > 0) throw new Error(`no route is called ${unknown.join(', ')}`)
  return PATHS.filter(({ path }) => only === undefined || only.includes(path))
}
