import type { CatalogueFault } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { refuseWithoutEnglish } from '../category/english-text.ts'
import { refuseUnknownPicture } from '../product/product-picture-service.ts'
import {
  type Banner,
  findBanners,
  findPopularSearchesAtDesk,
  lockHome,
  replaceBanners,
  replacePopularSearches,
} from './home-desk-sql.ts'

export async function readHomeAtDesk(db: Db) {
  const [banners, popular_searches] = await Promise.all([findBanners(db), findPopularSearchesAtDesk(db)])
  return {
    banners: { revision: revisionOf(banners), items: banners },
    popular_searches: { revision: revisionOf(popular_searches), items: popular_searches },
  }
}

/** A path on this site. `//host` and `/\host` look like paths but lead to another site. */
const isOwnLink = (link: string) => /^\/(?![/\\])[^\s\\]*$/.test(link)

/** @throws Refusal changed_meanwhile, catalogue_fault. */
export const saveBanners = (
  context: Context,
  operator: OperatorSession,
  { revision, items }: { revision: string; items: Banner[] },
) =>
  actAtDesk(context.db, operator, async (tx, log) => {
    await lockHome(tx)
    const stored = await findBanners(tx)
    refuseOutdated(revision, revisionOf(stored))
    const stored_images = new Set(stored.map(({ image }) => image))
    for (const [at, { image, eyebrow, title, action, link }] of items.entries()) {
      const texts = { eyebrow, title, action, link }
      refuseWithoutEnglish(
        Object.fromEntries(Object.entries(texts).map(([name, words]) => [`items.${at}.${name}`, words])),
      )
      if (!Object.values(link).every(isOwnLink)) refuse(`items.${at}.link`, 'not_a_link')
      if (!stored_images.has(image)) await refuseUnknownPicture(tx, context, `items.${at}.image`, image)
    }
    await replaceBanners(tx, items)
    const details = { titles: items.map(({ title }) => title.en) }
    await log({ action: 'banners_saved', ref_type: 'window', ref_id: 'banners', details })
    return null
  })

const refuse = (field: string, fault: CatalogueFault) => {
  throw new Refusal('catalogue_fault', { field, fault })
}

/** @throws Refusal changed_meanwhile. */
export const savePopularSearches = (
  { db }: Context,
  operator: OperatorSession,
  { revision, items }: { revision: string; items: Record<string, string[] | undefined> },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockHome(tx)
    refuseOutdated(revision, revisionOf(await findPopularSearchesAtDesk(tx)))
    const words = Object.fromEntries(
      Object.entries(items).map(([language, list = []]) => [language, [...new Set(list)]]),
    )
    await replacePopularSearches(tx, words)
    await log({ action: 'popular_searches_saved', ref_type: 'window', ref_id: 'popular_searches', details: words })
    return null
  })
