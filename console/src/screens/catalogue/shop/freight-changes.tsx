import { useLingui } from '@lingui/react/macro'
import { isSameDelivery } from '@sampan/contract/delivery'
import { languageTag } from '@sampan/front/language'
import { type Freight, freightChanges, freightChangeText } from '../../../features/catalogue/freight-change.ts'
import { textFor } from '../../../ui/text/texts.ts'
import css from './freight-many.module.css'
import type { Outcome, Terms } from './use-freight-many.ts'

/** The freight of a shop after the terms are applied. */
function freightAfter(storedRules: readonly Freight[], { freight, others }: Terms): readonly Freight[] {
  if (others === 'remove') return freight
  return [...freight, ...storedRules.filter((stored) => freight.every((rule) => !isSameDelivery(rule, stored)))]
}

/** The changes of each shop by country: the freight before and after. */
export function FreightChanges({ outcomes, terms }: { outcomes: readonly Outcome[]; terms: Terms }) {
  const { t, i18n } = useLingui()
  const changesOf = (storedRules: readonly Freight[]) => freightChanges(storedRules, freightAfter(storedRules, terms))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
    <section className={css.changes} tabIndex={0} aria-label={t`Changes`}>
      {outcomes.map((outcome) => (
        <div key={outcome.shop_id} className={css.shop}>
          <strong>
            <ShopName outcome={outcome} />
          </strong>
          <ul className={css.lines}>
            {changesOf(outcome.shop?.freight ?? []).map((change) => (
              <li key={`${change.country} ${change.service}`}>{freightChangeText(change, i18n)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** The shop's name in the operator's language, or its id if the shop does not exist. */
export function ShopName({ outcome: { shop, shop_id } }: { outcome: Pick<Outcome, 'shop' | 'shop_id'> }) {
  const { i18n } = useLingui()
  return shop ? textFor(shop.name, languageTag(i18n)) : shop_id
}
