import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { PrivatePicture } from '../../features/picture/private-picture.tsx'
import { Link } from '../../navigation/link.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './chat.module.css'

type Message = ReplyTo<'GET /api/admin/service/messages'>[number]

/** Page size of messages. A full page means that there may be older messages. */
const PAGE = 40

/** Messages, oldest first; older pages are loaded on demand. */
export function ChatMessages({ user_id, messages }: { user_id: string; messages: readonly Message[] }) {
  const [isOlder, setOlder] = useState(false)
  const [first] = messages
  return (
    <>
      {first &&
        messages.length >= PAGE &&
        (isOlder ? (
          <Older user_id={user_id} before={first.message_id} />
        ) : (
          <Button variant="default" onClick={() => setOlder(true)}>
            <Trans>Show earlier messages</Trans>
          </Button>
        ))}
      <ol className={css.messages}>
        {messages.map((message) => (
          <Bubble key={message.message_id} message={message} />
        ))}
      </ol>
    </>
  )
}

function Older({ user_id, before }: { user_id: string; before: string }) {
  const { data } = useRead('GET /api/admin/service/messages', { user_id, before }, { keepLast: true })
  return data ? <ChatMessages user_id={user_id} messages={data} /> : null
}

function Bubble({ message }: { message: Message }) {
  const { t } = useLingui()
  const { from, text, file, order, order_id, product, operator } = message
  return (
    <li className={classNames(css.message, from === 'shop' && css.own)}>
      <div className={css.bubble}>
        {file && <PrivatePicture url={file.url} alt={t`Picture`} />}
        {order && order_id && (
          <Link className={css.card} to={`/orders/${order_id}?status=all`}>
            <img src={order.image} alt="" width={40} height={40} loading="lazy" />
            <span>
              {order.order_number} · {order.title}
            </span>
            <MoneyText cents={order.total_cents} />
          </Link>
        )}
        {product && (
          <div className={css.card}>
            <img src={product.image} alt="" width={40} height={40} loading="lazy" />
            <span>{product.title}</span>
            <MoneyText cents={product.price_cents} />
          </div>
        )}
        {text && <p className={css.text}>{text}</p>}
      </div>
      <span className={css.at}>
        {operator && `${operator} · `}
        <MomentText at={message.created_at} as="near" />
        {from === 'shop' && message.read_at && (
          <>
            {' · '}
            <Trans>Seen</Trans>
          </>
        )}
      </span>
    </li>
  )
}
