import type { CatalogueFault } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { refuseWithoutEnglish } from '../category/category-desk-service.ts'
import { refuseUnknownPicture } from '../product/product-picture-service.ts'
import {
  type Banner,
  findBanners,
  findHotWordsAtDesk,
  lockHome,
  replaceBanners,
  replaceHotWords,
} from './home-desk-sql.ts'

export async function readHomeAtDesk(db: Db) {
  const [banners, hot_words] = await Promise.all([findBanners(db), findHotWordsAtDesk(db)])
  return {
    banners: { revision: revisionOf(banners), items: banners },
    hot_words: { revision: revisionOf(hot_words), items: hot_words },
  }
}

/** A path on this site. `//host` and `/\host` look like paths but lead to another site. */
const isOwnLink = (link: string) => /^\/(?![/\\])[^\s\\]*$/.test(link)

/** @throws Refusal state_changed, catalogue_fault. */
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

/** @throws Refusal state_changed. */
export const saveHotWords = (
  { db }: Context,
  operator: OperatorSession,
  { revision, items }: { revision: string; items: Record<string, string[] | undefined> },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lockHome(tx)
    refuseOutdated(revision, revisionOf(await findHotWordsAtDesk(tx)))
    const words = Object.fromEntries(
      Object.entries(items).map(([language, list = []]) => [language, [...new Set(list)]]),
    )
    await replaceHotWords(tx, words)
    await log({ action: 'hot_words_saved', ref_type: 'window', ref_id: 'hot_words', details: words })
    return null
  })
