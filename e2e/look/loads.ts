import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import { DESK_PATHS, PATHS, type Path } from '../paths.ts'
import { STATES, type State } from './states.ts'
import type { Reader, World } from './world.ts'

/** A URL that is opened once, for one reader in one language. It is then checked in each of its views. */
export type Load = {
  screen: Path
  address: string
  reader: Reader
  language: LocaleKey
  state?: State
  /** The only width at which the load is checked; all widths by default. */
  width?: number
}

export type View = { width: number; theme: 'light' | 'dark' }

const viewsIn = (...widths: number[]): readonly View[] =>
  widths.flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })))

const VIEWS = { storefront: viewsIn(390, 320, 1_280), console: viewsIn(1_280, 1_920, 390) }

const frontOf = (reader: Reader) => (reader === 'operator' ? 'console' : 'storefront')

/** The widths and themes of a load: phones for shoppers, large screens for operators. */
export const viewsOf = ({ reader, width }: Pick<Load, 'reader' | 'width'>): readonly View[] =>
  VIEWS[frontOf(reader)].filter((view) => width === undefined || view.width === width)

/** Screens that redirect a logged-in shopper. */
const ONLY_VISITORS = ['/login', '/register', '/home/bag']

/** Parameters for the URLs of screens that would otherwise show other content, or nothing. */
const pathsIn = ({ orders, sku_id, address_id, opened }: World): Record<string, string> => ({
  '/console/orders': `/console/orders/${orders.shipped}?status=all`,
  '/console/refunds': `/console/refunds/${opened.refund_id}`,
  '/console/reviews': `/console/reviews/${opened.review_id}`,
  '/console/product/:product_id': '/console/product/keyboard',
  '/console/shops': '/console/shops/studio-kanda',
  '/console/shoppers': `/console/shoppers/${opened.user_id}`,
  '/console/messages': `/console/messages/${opened.user_id}`,
  '/console/slips': `/console/slips?orders=${orders.shipped}`,
  '/orderInfo': `/orderInfo/${orders.shipped}`,
  '/receipt': `/receipt/${orders.shipped}`,
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
  return reader === 'new' ? path : (pathsIn(world)[path] ?? path)
}

function seenBy({ path, is_public, folder }: Path, reader: Reader): boolean {
  if (!folder.startsWith(frontOf(reader))) return false
  return reader === 'visitor' ? is_public : !ONLY_VISITORS.includes(path)
}

const statesOf = (screens: readonly Path[], reader: Reader) =>
  STATES.filter((state) => state.reader === reader).flatMap((state) =>
    screens.filter(({ path }) => path === state.path).map((screen) => ({ screen, state })),
  )

const READERS: readonly Reader[] = ['full', 'new', 'visitor', 'operator']
const ALL_LANGUAGES = LANGUAGES.map(({ file_name }) => file_name)

/**
 * All loads of these screens and of their states. They are sorted by reader and language, so that a window can be used
 * for many loads.
 */
export const loadsOf = (
  screens: readonly Path[],
  world: World,
  languages: readonly LocaleKey[] = ALL_LANGUAGES,
): Load[] =>
  READERS.flatMap((reader) =>
    languages.flatMap((language) => [
      ...screens
        .filter((screen) => seenBy(screen, reader))
        .map((screen) => ({ screen, reader, language, address: addressFor(screen.path, reader, world) })),
      ...statesOf(screens, reader).map(({ screen, state }) => ({
        screen,
        reader,
        language,
        state,
        address: state.address(world),
      })),
    ]),
  )

/**
 * The quick check loads each screen once for each reader, in one language; the languages take turns. The reader with
 * the most content comes first.
 */
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

/** The name of a load in the list of faults. It does not depend on the test data. */
export const nameOf = ({ screen, reader, language, state, width }: Load): string =>
  [screen.path, state && `(${state.name})`, reader, language, width].filter(Boolean).join(' ')

export const screensNamed = (only: readonly string[] | undefined): Path[] => {
  const all = [...PATHS, ...DESK_PATHS]
  const isKnown = (name: string) => all.some(({ path }) => path === name)
  for (const name of only ?? [])
    if (!isKnown(name)) {
      const at_desk = `/console${name}`
      throw new Error(`no route is called ${name}${isKnown(at_desk) ? `; the desk has ${at_desk}` : ''}`)
    }
  return all.filter(({ path }) => only === undefined || only.includes(path))
}
