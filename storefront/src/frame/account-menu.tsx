import { Trans, useLingui } from '@lingui/react/macro'
import { nameText } from '@sampan/contract/person-name'
import IconArrowBarToDown from '@tabler/icons-react/dist/esm/icons/IconArrowBarToDown.mjs'
import IconArrowBarUp from '@tabler/icons-react/dist/esm/icons/IconArrowBarUp.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import type { ComponentType, ReactNode } from 'react'
import { AccountText } from '../features/account/account-text.tsx'
import { useUser } from '../features/account/use-user.ts'
import { usePlace } from '../navigation/visits.ts'
import { useSession } from '../session/use-session.ts'
import { Anchor } from '../ui/button/anchor.tsx'
import { Avatar } from '../ui/media/avatar.tsx'
import typography from '../ui/styles/typography.module.css'
import css from './account-menu.module.css'

export { FormHelp } from './form-help.tsx'

const VIEWED = '/heart?of=viewed'

/** The menu item to highlight, for screens that are not in the menu. */
const BELONGS_TO: Record<string, string> = {
  '/order': '/myPurchases',
  '/orderInfo': '/myPurchases',
  '/refund': '/myPurchases',
  '/receipt': '/myPurchases',
  '/comment': '/myPurchases',
  '/cardTopUp': '/topUp',
  '/bankTopUp': '/topUp',
  '/walletTopUp': '/topUp',
  '/topUpRecord': '/topUp',
  '/depositRecord': '/withDraw',
  '/addressForm': '/address',
  '/law': '/helpAndSupport',
  '/platform': '/helpAndSupport',
  '/language': '/setting',
  '/profile': '/setting',
  '/passwords': '/security',
  '/changePassword': '/security',
  '/changePayPwd': '/security',
}

type Item = { href: string; Icon: ComponentType<{ 'aria-hidden': true }>; title: ReactNode; value?: ReactNode }

/** Links to a shopper's screens, with counts. `at` is the path pattern of the current route. */
export function AccountMenu({ at }: { at: string }) {
  const { t } = useLingui()
  const { data: user } = useUser()
  const place = usePlace()
  const bare = at.replace(/\/:.*/, '')
  const isViewed = `${bare}?${place.search}` === VIEWED
  const current = isViewed ? VIEWED : (BELONGS_TO[bare] ?? bare)
  const { '0': toPay = 0, '1': toShip = 0, '2': onTheWay = 0 } = user?.order_counts ?? {}
  const groups: Item[][] = [
    [
      { href: '/filter', Icon: IconUser, title: <Trans>Overview</Trans> },
      {
        href: '/myPurchases',
        Icon: IconPackage,
        title: <Trans>My orders</Trans>,
        value: toPay + toShip + onTheWay || undefined,
      },
      { href: '/topUp', Icon: IconArrowBarToDown, title: <Trans>Top up</Trans> },
      { href: '/withDraw', Icon: IconArrowBarUp, title: <Trans>Withdraw</Trans> },
      { href: '/capitalRecord', Icon: IconHistory, title: <Trans>Fund record</Trans> },
    ],
    [
      {
        href: '/myFavourite',
        Icon: IconHeart,
        title: <Trans>Favourites</Trans>,
        value: user?.counts.likes || undefined,
      },
      { href: VIEWED, Icon: IconEye, title: <Trans>Recently viewed</Trans>, value: user?.counts.history || undefined },
    ],
    [
      { href: '/address', Icon: IconMapPin, title: <Trans>Shipping address</Trans> },
      // The bar already has a bell icon, so this item has another icon.
      {
        href: '/notification',
        Icon: IconInbox,
        title: <Trans>Notifications</Trans>,
        value: user?.unread_count || undefined,
      },
      { href: '/security', Icon: IconShieldCheck, title: <Trans>Security</Trans> },
      { href: '/setting', Icon: IconSettings, title: <Trans>Settings</Trans> },
    ],
    [
      {
        href: '/service',
        Icon: IconHeadset,
        title: <Trans>Customer service</Trans>,
        value: user?.unread_messages || undefined,
      },
      { href: '/helpAndSupport', Icon: IconHelpCircle, title: <Trans>Help and support</Trans> },
    ],
  ]
  return (
    <nav aria-label={t`Account`}>
      <Who />
      {groups.map((items) => (
        <ul key={items[0]?.href} className={css.group}>
          {items.map(({ href, Icon, title, value }) => (
            <li key={href}>
              <Anchor href={href} className={css.item} aria-current={href === current ? 'page' : undefined}>
                <Icon aria-hidden={true} />
                {title}
                {value !== undefined && <span className={css.value}> {value}</span>}
              </Anchor>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

/** The shopper's name, with a link to the overview. */
function Who() {
  const { user } = useSession()
  if (!user) return null
  const name = nameText(user)
  return (
    <Anchor href="/filter" className={css.who}>
      <Avatar name={name} src={user.avatar_url} />
      <span className={css.text}>
        <span className={typography.title3}>{name}</span>
        <span className={`${typography.small} ${typography.t2}`}>
          <AccountText account={user.account} />
        </span>
      </span>
    </Anchor>
  )
}
