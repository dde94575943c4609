import { Trans, useLingui } from '@lingui/react/macro'
import type { CardWay } from '@sampan/contract'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import { methodNames } from '../../features/wallet/pay-method.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Row } from '../../ui/layout/rows.tsx'
import typography from '../../ui/styles/typography.module.css'

const CARDS: readonly string[] = ['card', 'kr_card']
const decorative = { 'aria-hidden': true } as const

/** The ways to pay on the provider's page, where the shopper chooses one. */
export function WaysToPay({ way: { methods } }: { way: CardWay }) {
  const { t, i18n } = useLingui()
  const isInShop = methods.includes('konbini')
  const apps = methodNames(
    methods.filter((method) => !CARDS.includes(method) && method !== 'konbini'),
    i18n,
  )
  return (
    <Card as="section">
      <h2 className={typography.title3}>
        <Trans>Ways to pay</Trans>
      </h2>
      <p className={`${typography.small} ${typography.t2}`}>
        <Trans>You choose on the next page.</Trans>
      </p>
      {methods.some((method) => CARDS.includes(method)) && (
        <Row
          icon={<IconCreditCard {...decorative} />}
          title={<Trans>Card</Trans>}
          detail={
            methods.includes('kr_card')
              ? t`Visa, Mastercard, JCB, and Korean cards`
              : t`Visa, Mastercard, JCB and others`
          }
        />
      )}
      {apps.length > 0 && (
        <Row icon={<IconDeviceMobile {...decorative} />} title={<Trans>Wallet app</Trans>} detail={apps.join(' · ')} />
      )}
      {isInShop && (
        <Row
          icon={<IconBuildingStore {...decorative} />}
          title={<Trans>Convenience store</Trans>}
          detail={<Trans>Pay in cash. The money arrives after you’ve paid at the store.</Trans>}
        />
      )}
    </Card>
  )
}
