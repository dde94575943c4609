import type { Endpoints, InputOf } from '@sampan/contract'
import { isConfirmedByHand } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated } from '../../../http/revision.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { countryWithList, revisionOfCountry } from './country-list-rules.ts'
import {
  findCountries,
  findCountryFacts,
  findRequirements,
  lockCountry,
  lockRequirement,
  setConfirmed,
  setOpening,
  setRequired,
} from './country-sql.ts'
import { listNotations } from './notation-service.ts'

/** The countries of delivery, each with the list of its legal requirements, and the business details. */
export async function listCountries(db: Db) {
  const [countries, requirements, facts, notations] = await Promise.all([
    findCountries(db),
    findRequirements(db),
    findCountryFacts(db),
    listNotations(db),
  ])
  return { countries: countries.map((row) => countryWithList(row, requirements, facts)), notations }
}

/** @throws NotFound; Refusal changed_meanwhile */
async function lockVersion(tx: Parameters<typeof lockCountry>[0], country: string, revision: string) {
  const row = await lockCountry(tx, country)
  if (!row) throw new NotFound()
  refuseOutdated(revision, revisionOfCountry(row))
}

/**
 * Accepts orders to a country.
 * @throws Refusal reason_needed if its list is incomplete and no reason was given, changed_meanwhile; NotFound.
 */
export const openCountry = (
  db: Db,
  operator: OperatorSession,
  { country, revision, reason }: InputOf<Endpoints['POST /api/admin/country/open']>['body'],
) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockVersion(tx, country, revision)
    const { countries } = await listCountries(tx)
    const missing = countries.find((one) => one.country === country)?.missing ?? 0
    if (missing > 0 && reason === undefined) throw new Refusal('reason_needed', { field: 'reason' })
    await setOpening(
      tx,
      country,
      { is_open: true, reason: missing > 0 ? (reason ?? null) : null },
      operator.operator_id,
    )
    await log({ action: 'country_opened', ref_type: 'country', ref_id: country, details: { missing, reason } })
  })

/** Accepts no more orders to a country. Existing orders continue. @throws Refusal changed_meanwhile; NotFound. */
export const closeCountry = (
  db: Db,
  operator: OperatorSession,
  { country, revision, reason }: InputOf<Endpoints['POST /api/admin/country/close']>['body'],
) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockVersion(tx, country, revision)
    await setOpening(tx, country, { is_open: false, reason }, operator.operator_id)
    await log({ action: 'country_closed', ref_type: 'country', ref_id: country, details: { reason } })
  })

/** Sets whether a requirement applies to this shop. @throws NotFound if the country's list does not contain it. */
export const requireOfCountry = (
  db: Db,
  operator: OperatorSession,
  { is_required, reason, ...key }: InputOf<Endpoints['POST /api/admin/country/require']>['body'],
) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await lockRequirement(tx, key))) throw new NotFound()
    await setRequired(tx, key, is_required, operator.operator_id)
    const details = { requirement: key.requirement, is_required, reason }
    await log({ action: 'country_list_changed', ref_type: 'country', ref_id: key.country, details })
  })

/**
 * Confirms a requirement that the shop cannot check, or takes the confirmation back.
 * @throws NotFound if the list does not contain it, or if the shop checks it.
 */
export const confirmForCountry = (
  db: Db,
  operator: OperatorSession,
  { is_confirmed, ...key }: InputOf<Endpoints['POST /api/admin/country/confirm']>['body'],
) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!isConfirmedByHand(key.requirement) || !(await lockRequirement(tx, key))) throw new NotFound()
    await setConfirmed(tx, key, is_confirmed ? operator.operator_id : null)
    const details = { requirement: key.requirement, is_confirmed }
    await log({ action: 'country_list_changed', ref_type: 'country', ref_id: key.country, details })
  })
