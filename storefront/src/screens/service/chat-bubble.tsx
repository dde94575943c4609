import { Trans, useLingui } from '@lingui/react/macro'
import { timeText } from '@sampan/contract/moment-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { outbox } from '../../api/outbox/outbox.ts'
import { unsent } from '../../api/outbox/unsent.ts'
import { Button } from '../../ui/button/button.tsx'
import icon from '../../ui/media/icon.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './chat-bubble.module.css'
import { type Card, ChatCard } from './chat-card.tsx'
import type { Bubble } from './chat-lines.ts'
import { ChatPicture } from './chat-picture.tsx'

type Props = { bubble: Bubble; says_delivery: boolean; onOpen: (src: string) => void }

function cardOf({ order_id, order, product_id, product }: Bubble): Card | undefined {
  if (order_id && order) return { order_id, order }
  if (product_id && product) return { product_id, product }
  return undefined
}

/** One message: its card, picture, text and delivery state. */
export function ChatBubble({ bubble, says_delivery, onOpen }: Props) {
  const { from, text, picture } = bubble
  const card = cardOf(bubble)
  return (
    <li className={classNames(css.message, from === 'me' && css.own)}>
      <span className={typography.srOnly}>
        {from === 'me' ? <Trans>You:</Trans> : <Trans>Customer service:</Trans>}
      </span>
      {card && <ChatCard card={card} />}
      {picture && <ChatPicture picture={picture} unsent_id={bubble.unsent_id} onOpen={onOpen} />}
      {text !== null && (
        <p className={css.text} dir="auto">
          {text}
        </p>
      )}
      {says_delivery && <Delivered bubble={bubble} />}
    </li>
  )
}

const mini = { className: icon.mini, 'aria-hidden': true } as const

function Delivered({ bubble }: { bubble: Bubble }) {
  const { i18n } = useLingui()
  const { delivery, at, read_at } = bubble
  const time = timeText(read_at ?? at, languageTag(i18n))
  switch (delivery) {
    case 'sending':
      return (
        <p className={css.state}>
          <IconClock {...mini} />
          <Trans>Sending</Trans>
        </p>
      )
    case 'waiting':
      return (
        <p className={css.state}>
          <IconCloudOff {...mini} />
          <Trans>We’ll send this when you’re back online</Trans>
        </p>
      )
    case 'sent':
      return (
        <p className={css.state}>
          <IconCheck {...mini} />
          <Trans>Sent {time}</Trans>
        </p>
      )
    case 'read':
      return (
        <p className={css.state}>
          <IconChecks {...mini} />
          <Trans>Read {time}</Trans>
        </p>
      )
    case 'failed':
      return <Failed bubble={bubble} />
    default:
      return null
  }
}

function Failed({ bubble: { unsent_id = '', why } }: { bubble: Bubble }) {
  return (
    <div className={css.failed}>
      <p className={css.state}>
        <IconAlertCircle {...mini} />
        <span>
          <Trans>Not sent</Trans>
          {why && <span className={css.why}>{why}</span>}
        </span>
      </p>
      <span className={css.again}>
        <Button size="small" tone="quiet" onClick={() => unsent.remove([unsent_id])}>
          <Trans>Delete</Trans>
        </Button>
        <Button size="small" tone="plain" onClick={() => outbox.retry(unsent_id)}>
          <Trans>Try again</Trans>
        </Button>
      </span>
    </div>
  )
}
