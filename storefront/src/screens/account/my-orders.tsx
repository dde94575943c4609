import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import type { ComponentType } from 'react'
import { type Shortcut, shortcutText } from '../../features/order/order-text.ts'
import { Anchor } from '../../ui/button/anchor.tsx'
import typography from '../../ui/styles/typography.module.css'
import { CountBadge } from '../../ui/text/count-badge.tsx'
import css from './my-orders.module.css'

type Icon = ComponentType<{ 'aria-hidden': true }>

/** The statuses that need the shopper's attention. The link All shows the other orders. */
const SHOWN: readonly { status: Shortcut; Icon: Icon; href?: string }[] = [
  { status: '0', Icon: IconCreditCard },
  { status: '1', Icon: IconPackage },
  { status: '2', Icon: IconTruck },
  // A received order can be reviewed, so this count links to the reviews.
  { status: '3', Icon: IconStar, href: '/comment' },
  { status: '-4', Icon: IconArrowsExchange },
]

export function MyOrders({ counts }: { counts: Record<string, number> }) {
  const { t, i18n } = useLingui()
  return (
    <ul className={css.five}>
      {SHOWN.map(({ status, Icon, href = `/myPurchases/${status}` }) => {
        const count = counts[status] ?? 0
        return (
          <li key={status}>
            <Anchor href={href}>
              <Icon aria-hidden={true} />
              <CountBadge count={count} />
              <span>{shortcutText(status, i18n)}</span>
              {count > 0 && (
                <span className={typography.srOnly}>{t`${plural(count, { one: '# order', other: '# orders' })}`}</span>
              )}
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}
