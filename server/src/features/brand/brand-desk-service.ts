import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { OperatorSession } from '../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../http/revision.ts'
import type { Texts } from '../../language/text-in.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { actAtDesk } from '../operator/operator-act-service.ts'
import { type BrandRow, brandAtDesk, type LogoColumns, logoIn } from './brand-service.ts'
import { lockBrand, updateBrand } from './brand-sql.ts'
import { saveLogo } from './logo-service.ts'

const withRevision = ({ name, names, ...logo }: BrandRow) => ({
  revision: revisionOf([name, names, logo.logo]),
  name,
  names,
  logo: logoIn(logo),
})

export const readBrandAtDesk = async (db: Db) => withRevision(await brandAtDesk(db))

type BrandDraft = { revision: string; name: string; names: Texts; logo: string | null }

/**
 * @throws Refusal changed_meanwhile if the brand changed since it was read, catalogue_fault if the logo's picture does not
 * exist.
 */
export async function saveBrand(
  context: Context,
  operator: OperatorSession,
  { revision, name, names, logo }: BrandDraft,
) {
  // The logo is drawn before the transaction begins, because drawing it and writing it to the object store take a
  // while.
  const rendered_logo =
    logo === null || logo === (await brandAtDesk(context.db)).logo ? undefined : await saveLogo(context, logo)
  return actAtDesk(context.db, operator, async (tx, log) => {
    const stored = await lockBrand(tx)
    refuseOutdated(revision, withRevision(stored).revision)
    await updateBrand(tx, { name, names, ...logoSaved(stored, logo, rendered_logo) })
    const saved = withRevision(await brandAtDesk(tx))
    const details = { name, names, logo: saved.logo?.address ?? null }
    await log({ action: 'brand_saved', ref_type: 'setting', ref_id: 'brand', details })
    return saved
  })
}

const NO_LOGO = { logo: null, logo_ground: null, logo_width: null, logo_height: null }

function logoSaved(
  { name: _, names: __, ...stored }: BrandRow,
  address: string | null,
  rendered: LogoColumns | undefined,
): LogoColumns {
  if (address === null) return NO_LOGO
  if (address === stored.logo) return stored
  if (!rendered) throw new Refusal('catalogue_fault', { field: 'logo', fault: 'unknown_picture' })
  return rendered
}
