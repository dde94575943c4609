import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGES } from '@sampan/contract/rules'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import type { ReactNode } from 'react'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import css from './my-menu.module.css'

const decorative = { 'aria-hidden': true } as const

/** `has_payment_code` is undefined while the user info loads. */
type Props = { likes: number; view_count: number; unread_messages: number; has_payment_code: boolean | undefined }

export function MyMenu({ likes, view_count, unread_messages, has_payment_code }: Props) {
  const { i18n } = useLingui()
  const language = LANGUAGES.find((entry) => entry.file_name === i18n.locale)
  return (
    <>
      <Rows>
        <Row href="/capitalRecord" icon={<IconReceipt {...decorative} />} title={<Trans>Fund record</Trans>} />
        <Row
          href="/myFavourite"
          icon={<IconHeart {...decorative} />}
          title={<Trans>Favourites</Trans>}
          value={likes > 0 ? likes : undefined}
        />
        <Row
          href="/heart?of=viewed"
          icon={<IconHistory {...decorative} />}
          title={<Trans>Recently viewed</Trans>}
          value={view_count > 0 ? view_count : undefined}
        />
        <Row href="/address" icon={<IconMapPin {...decorative} />} title={<Trans>Shipping address</Trans>} />
        <Row
          href="/changePayPwd"
          icon={<IconLock {...decorative} />}
          title={<Trans>Payment code</Trans>}
          value={has_payment_code === false ? <Trans>Not set</Trans> : undefined}
        />
        <Row href="/security" icon={<IconShieldCheck {...decorative} />} title={<Trans>Security</Trans>} />
        <Row
          href="/language"
          icon={<IconWorld {...decorative} />}
          title={<Trans>Language</Trans>}
          value={language?.language_name}
        />
      </Rows>
      <Rows>
        <Row href="/helpAndSupport" icon={<IconHelpCircle {...decorative} />} title={<Trans>Help and support</Trans>} />
        <Row
          href="/service"
          icon={<IconHeadset {...decorative} />}
          title={<Trans>Customer service</Trans>}
          value={unread_messages > 0 ? <Unread count={unread_messages} /> : undefined}
        />
        <Row href="/setting" icon={<IconSettings {...decorative} />} title={<Trans>Settings</Trans>} />
      </Rows>
    </>
  )
}

/** The specification has no screens for these entries, so they are labels that cannot be tapped. */
export function SellerMenu() {
  return (
    <div className={css.sellers}>
      <Rows>
        <NotYetOpen icon={<IconBuildingStore {...decorative} />} title={<Trans>Merchant entry</Trans>} />
        <NotYetOpen icon={<IconBuildingWarehouse {...decorative} />} title={<Trans>Platform seller</Trans>} />
      </Rows>
    </div>
  )
}

const NotYetOpen = (entry: { icon: ReactNode; title: ReactNode }) => (
  <Row {...entry} className={css.notOpen} value={<Trans>Not Yet Open</Trans>} />
)

function Unread({ count }: { count: number }) {
  return (
    <span className={css.unread}>
      <Plural value={count} one="# new" other="# new" />
    </span>
  )
}
