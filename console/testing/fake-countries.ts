import type { CountryAtDesk } from '@sampan/contract'
import type { Replies } from './fake-desk.tsx'

type Requirement = CountryAtDesk['requirements'][number]

export const aRequirement = (change: Partial<Requirement> = {}): Requirement => ({
  ...{ requirement: 'seller', is_required: true, is_fulfilled: true, lacking: 0, days: null },
  ...{ source: 'Directive 2011/83/EU, Art. 6', certainty: 'known', as_of: '2026-11-28' },
  ...{ confirmed_by: null, confirmed_at: null, changed_by: null, changed_at: null },
  ...change,
})

export const aCountry = (change: Partial<CountryAtDesk> = {}): CountryAtDesk => ({
  ...{ country: 'DE', is_open: true, reason: null, requirements: [aRequirement()], missing: 0 },
  ...{ revision: 'revision-1', changed_by: null, changed_at: null },
  ...change,
})

const LACKING = [
  aRequirement({ requirement: 'refund_days', days: 14, lacking: null }),
  aRequirement({ requirement: 'seller', is_fulfilled: false, lacking: 3 }),
  aRequirement({ requirement: 'producer_numbers', is_fulfilled: false, lacking: null }),
]

export const COUNTRIES: Replies = {
  'GET /api/admin/country/list': {
    countries: [aCountry({ country: 'JP' }), aCountry({ requirements: LACKING, missing: 2 })],
    notations: [],
  },
}
