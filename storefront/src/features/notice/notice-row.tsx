import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '@sampan/contract'
import { momentText, timeText } from '@sampan/contract/moment-text'
import type { NoticeKind } from '@sampan/contract/rules'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import IconApps from '@tabler/icons-react/dist/esm/icons/IconApps.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconMailOff from '@tabler/icons-react/dist/esm/icons/IconMailOff.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ComponentType } from 'react'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import tones from '../../ui/styles/tones.module.css'
import typography from '../../ui/styles/typography.module.css'
import { FirstAndMore } from '../../ui/text/first-and-more.tsx'
import css from './notice-row.module.css'

type Tone = 'accent' | 'good' | 'wait' | 'bad' | 'plain'
type Look = { icon: ComponentType<{ 'aria-hidden': true }>; tone: Tone }

/** The colour shows the state. Grey means that the shopper has nothing to do. */
const LOOKS: Record<NoticeKind, Look> = {
  order_shipped: { icon: IconTruck, tone: 'accent' },
  order_part_shipped: { icon: IconTruck, tone: 'accent' },
  order_rest_shipped: { icon: IconTruck, tone: 'accent' },
  order_parcel_lost: { icon: IconTruck, tone: 'bad' },
  order_parcel_found: { icon: IconTruck, tone: 'good' },
  order_expected: { icon: IconTruck, tone: 'wait' },
  order_readdressed: { icon: IconTruck, tone: 'accent' },
  order_corrected: { icon: IconTruck, tone: 'accent' },
  order_cancelled: { icon: IconX, tone: 'plain' },
  order_expired: { icon: IconX, tone: 'plain' },
  order_received: { icon: IconCheck, tone: 'good' },
  order_completed: { icon: IconCheck, tone: 'plain' },
  order_funded: { icon: IconClock, tone: 'wait' },
  order_unfunded: { icon: IconClock, tone: 'wait' },
  recharge_passed: { icon: IconArrowDown, tone: 'good' },
  recharge_refused: { icon: IconX, tone: 'bad' },
  card_failed: { icon: IconX, tone: 'bad' },
  withdrawal_passed: { icon: IconArrowUp, tone: 'accent' },
  withdrawal_refused: { icon: IconX, tone: 'bad' },
  withdrawal_paid: { icon: IconArrowUp, tone: 'good' },
  withdrawal_failed: { icon: IconX, tone: 'bad' },
  withdrawal_refunded: { icon: IconArrowUp, tone: 'good' },
  withdrawal_opened: { icon: IconArrowUp, tone: 'good' },
  refund_agreed: { icon: IconArrowBackUp, tone: 'wait' },
  refund_refused: { icon: IconX, tone: 'bad' },
  refund_lapsed: { icon: IconX, tone: 'plain' },
  refund_paid: { icon: IconReceiptRefund, tone: 'good' },
  money_back: { icon: IconReceiptRefund, tone: 'good' },
  balance_corrected: { icon: IconArrowBackUp, tone: 'bad' },
  debt_written_off: { icon: IconCheck, tone: 'good' },
  dispute_opened: { icon: IconClock, tone: 'wait' },
  dispute_won: { icon: IconCheck, tone: 'good' },
  dispute_lost: { icon: IconArrowBackUp, tone: 'bad' },
  agent_spent: { icon: IconApps, tone: 'accent' },
  service_reply: { icon: IconHeadset, tone: 'accent' },
  mail_refused: { icon: IconMailOff, tone: 'bad' },
  order_mail_ended: { icon: IconMailOff, tone: 'wait' },
  wallet_mail_ended: { icon: IconMailOff, tone: 'wait' },
  new_device: { icon: IconDeviceMobile, tone: 'wait' },
  agent_linked: { icon: IconApps, tone: 'wait' },
  security_mail_ended: { icon: IconMailOff, tone: 'wait' },
  favourite_back: { icon: IconHeart, tone: 'accent' },
  favourite_cheaper: { icon: IconHeart, tone: 'accent' },
}

/** The look of a kind that a newer server sends to an open page. */
const NEWER: Look = { icon: IconBell, tone: 'plain' }

type NoticeRowProps = {
  notice: Notice
  /** `day` shows the time of day next to the title, for lists with a heading for each day. */
  time?: 'day' | 'full'
  /** Called before the link opens. */
  onOpen: () => void
}

/** A notice, with a link. Unread notices have a dot. */
export function NoticeRow({ notice, time = 'full', onOpen }: NoticeRowProps) {
  const { i18n } = useLingui()
  const { kind, title, body, image, goods, link, read, created_at } = notice
  const { icon: Icon, tone } = LOOKS[kind] ?? NEWER
  const when = (
    <time className={css.when} dateTime={created_at}>
      {time === 'day' ? timeText(created_at, languageTag(i18n)) : momentText(created_at, languageTag(i18n))}
    </time>
  )
  return (
    <Anchor href={link} className={css.notice} onClick={onOpen}>
      {image ? (
        <Picture src={image} alt="" show="thumb" shape="thumb" className={css.picture} />
      ) : (
        <span className={classNames(css.kind, tones[tone])}>
          <Icon aria-hidden={true} />
        </span>
      )}
      <span className={css.text}>
        <span className={css.head}>
          <strong className={classNames(read && css.read)}>{title}</strong>
          {time === 'day' && when}
        </span>
        {goods && <FirstAndMore title={goods.title} more={goods.more} className={css.goods} />}
        <span className={css.body}>{body}</span>
        {time === 'full' && when}
      </span>
      {!read && (
        <span className={css.dot}>
          <span className={typography.srOnly}>
            <Trans>Unread</Trans>
          </span>
        </span>
      )}
    </Anchor>
  )
}
