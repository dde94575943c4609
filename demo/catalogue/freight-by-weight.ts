import type { DemoFreight } from './demo-types.ts'

type Band = [up_to_grams: number, cents: number]
type Offer = {
  service: NonNullable<DemoFreight['service']>
  bands: Band[]
  /** For each started 500 g above the last limit. */
  step_cents: number
  free_from_cents: number | null
  /** Working days on the way, from and to. */
  days: [number, number]
}

const offer = (
  service: Offer['service'],
  bands: Band[],
  step_cents: number,
  days: Offer['days'],
  free_from_cents: number | null = null,
): Offer => ({ service, bands, step_cents, days, free_from_cents })

const AT_HOME = [
  offer(
    'standard',
    [
      [500, 300],
      [1_000, 450],
      [2_000, 650],
    ],
    100,
    [1, 2],
    2_900,
  ),
  offer(
    'express',
    [
      [500, 700],
      [1_000, 900],
      [2_000, 1_200],
    ],
    200,
    [1, 1],
  ),
]
const IN_ASIA = [
  offer(
    'economy',
    [
      [250, 250],
      [500, 350],
      [1_000, 550],
    ],
    200,
    [8, 15],
    3_900,
  ),
  offer(
    'standard',
    [
      [500, 500],
      [1_000, 800],
      [2_000, 1_300],
    ],
    300,
    [4, 7],
    7_900,
  ),
  offer(
    'express',
    [
      [500, 1_500],
      [1_000, 1_900],
      [2_000, 2_700],
    ],
    500,
    [2, 3],
  ),
]
const FAR_AWAY = [
  offer(
    'economy',
    [
      [250, 400],
      [500, 600],
      [1_000, 950],
    ],
    350,
    [12, 22],
    5_900,
  ),
  offer(
    'standard',
    [
      [500, 900],
      [1_000, 1_400],
      [2_000, 2_200],
    ],
    500,
    [6, 10],
    11_900,
  ),
  offer(
    'express',
    [
      [500, 2_400],
      [1_000, 3_000],
      [2_000, 4_200],
    ],
    900,
    [3, 5],
  ),
]

const rulesTo = (country: string, offers: readonly Offer[]): DemoFreight[] =>
  offers.map(({ service, bands, step_cents, free_from_cents, days: [transit_days_min, transit_days_max] }) => ({
    ...{ country, service, base_cents: 0, each_further_cents: step_cents, free_from_cents },
    bands: { basis: 'weight', limits: bands.map(([up_to, cents]) => ({ up_to, cents })), step: 500 },
    ...{ handling_days: 1, transit_days_min, transit_days_max },
  }))

/** The freight of a shop in China that lets shoppers choose among services, with prices by weight. */
export const freightByWeight: DemoFreight[] = [
  ...rulesTo('CN', AT_HOME),
  ...['HK', 'JP', 'KR', 'SG', 'TH', 'TW'].flatMap((country) => rulesTo(country, IN_ASIA)),
  ...rulesTo('US', FAR_AWAY),
  ...rulesTo('*', FAR_AWAY),
]
