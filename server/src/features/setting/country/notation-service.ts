import type { Endpoints, InputOf } from '@sampan/contract'
import {
  NOTATION_COUNTRIES,
  NOTATIONS,
  type NotationCountry,
  type NotationTexts,
  notationFields,
} from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { findNotations, lockNotation, setNotation } from './notation-sql.ts'

const revisionOfNotation = (fields: NotationTexts | undefined) => revisionOf(fields ?? null)

/** The notations of all countries whose law wants one, for the desk. */
export async function listNotations(db: Db) {
  const rows = await findNotations(db)
  return NOTATION_COUNTRIES.map((country) => {
    const fields = rows.find((row) => row.country === country)?.fields
    return { country, fields: fields ?? {}, revision: revisionOfNotation(fields) }
  })
}

/** @throws Refusal changed_meanwhile; notation_incomplete with the first missing field */
export const saveNotation = (
  db: Db,
  operator: OperatorSession,
  { country, revision, fields }: InputOf<Endpoints['POST /api/admin/country/notation']>['body'],
) =>
  actAtDesk(db, operator, async (tx, log) => {
    refuseOutdated(revision, revisionOfNotation(await lockNotation(tx, country)))
    const wanted = notationFields(country)
    const missing = wanted.find((field) => !fields[field] && !NOTATIONS[country].optional.includes(field))
    if (missing) throw new Refusal('notation_incomplete', { field: `fields.${missing}` })
    const own_fields = Object.fromEntries(wanted.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])))
    await setNotation(tx, { country, fields: own_fields }, operator.operator_id)
    await log({ action: 'notation_saved', ref_type: 'country', ref_id: country, details: own_fields })
  })

/** A notation as a legal text, in the language of its country. */
function textOf(country: NotationCountry, texts: NotationTexts) {
  const { title, fields } = NOTATIONS[country]
  const parts = notationFields(country).flatMap((field) =>
    texts[field] ? [`**${fields[field]}**\n\n${texts[field]}`] : [],
  )
  return { slug: `notation-${country.toLowerCase()}`, title, body_markdown: parts.join('\n\n') }
}

/** The notations as legal texts. */
export const notationTexts = async (db: Db) =>
  (await findNotations(db)).map(({ country, fields }) => textOf(country, fields))
