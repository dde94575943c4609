import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, VisuallyHidden } from '@mantine/core'
import { nameText } from '@sampan/contract/person-name'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useRead } from '@sampan/front/use-read'
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LIVE_MS } from '../../api/desk-client.ts'
import { useSend } from '../../api/use-send.ts'
import { OrderStatusBadge } from '../../features/order/order-status.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Link } from '../../navigation/link.tsx'
import { useOperator } from '../../session/use-session.ts'
import { DetailPane } from '../../ui/layout/detail-pane.tsx'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './chat.module.css'
import { ChatMessages } from './chat-messages.tsx'
import { Composer } from './composer.tsx'

type Head = ReplyTo<'GET /api/admin/service/chat'>

/** The chat with a shopper, and the shopper's latest order. */
export function ChatPane({ user_id, onClose }: { user_id: string; onClose: () => void }) {
  const { t } = useLingui()
  const { data: head, error, refetch } = useRead('GET /api/admin/service/chat', { user_id }, { every_ms: LIVE_MS })
  const { data: messages } = useRead('GET /api/admin/service/messages', { user_id }, { every_ms: LIVE_MS })
  const orders = usePages('GET /api/admin/shopper/orders', { user_id })
  useReadMark(user_id, messages)
  // Wait for all reads, because content that loads later would shift the messages.
  const isRead = head !== undefined && messages !== undefined && (orders.items !== undefined || orders.error !== null)
  const end = useRef<HTMLDivElement>(null)
  const last = isRead ? messages.at(-1)?.message_id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls each new message into view
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [last])
  return (
    <DetailPane
      title={head ? nameText(head.shopper) : t`Chat`}
      mark={head && <Link to={`/shoppers/${user_id}`}>{head.shopper.account}</Link>}
      actions={head && <Footer head={head} />}
      onClose={onClose}
      query={{ data: isRead || undefined, error: head ? null : error, refetch }}
    >
      {messages && isRead && (
        <>
          {orders.items?.[0] && <LatestOrder order={orders.items[0]} />}
          <ChatMessages user_id={user_id} messages={messages} />
          {head && <NewMessageStatus name={nameText(head.shopper)} message={messages.at(-1)} />}
          <div ref={end} />
        </>
      )}
    </DetailPane>
  )
}

type Status = { name: string; message: ReplyTo<'GET /api/admin/service/messages'>[number] | undefined }

/** Announces the shopper's new messages. The last message when the chat was opened is not announced. */
function NewMessageStatus({ name, message }: Status) {
  const { t } = useLingui()
  const [first] = useState(message?.message_id)
  const isNew = message?.from === 'shopper' && message.message_id !== first
  return (
    <VisuallyHidden role="status">
      {isNew && (
        <Fragment key={message.message_id}>
          {name}: {message.text ?? t`Picture`}
        </Fragment>
      )}
    </VisuallyHidden>
  )
}

function useReadMark(user_id: string, messages: ReplyTo<'GET /api/admin/service/messages'> | undefined): void {
  const { send } = useSend('POST /api/admin/service/messages/read')
  const unread = messages?.findLast(({ from, read_at }) => from === 'shopper' && read_at === null)?.message_id
  const mark = useEffectEvent((up_to: string) => {
    // A failed read mark is ignored, because the next message marks this message as read, too.
    send({ user_id, up_to }).catch(() => {})
  })
  useEffect(() => {
    if (unread && document.visibilityState === 'visible') mark(unread)
  }, [unread])
}

function LatestOrder({ order }: { order: ReplyTo<'GET /api/admin/shopper/orders'>['items'][number] }) {
  return (
    <div className={css.order}>
      <span>
        <Trans>Latest order</Trans>
      </span>
      <Link to={`/orders/${order.order_id}?status=all`}>{order.order_number}</Link>
      <OrderStatusBadge status={order.status} />
      <MoneyText cents={order.total_cents} />
      <MomentText at={order.created_at} as="near" />
    </div>
  )
}

/** The composer, or the operator who is answering. */
function Footer({ head }: { head: Head }) {
  const operator = useOperator()
  const { run, isBusy } = useAction('POST /api/admin/service/take')
  const release = useAction('POST /api/admin/service/release')
  const { answering, shopper } = head
  const { user_id } = shopper
  if (answering && answering.operator_id !== operator?.operator_id)
    return (
      <Alert className={css.taken} color="yellow" variant="light">
        <p>
          <Trans>{answering.account} is handling this chat.</Trans>
        </p>
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void run({ user_id, from_operator_id: answering.operator_id })}
        >
          <Trans>Take over</Trans>
        </Button>
      </Alert>
    )
  return (
    <div className={css.footer}>
      {answering && (
        <p className={css.mine}>
          <Trans>You’re handling this chat.</Trans>{' '}
          <Button
            variant="subtle"
            size="compact-xs"
            loading={release.isBusy}
            onClick={() => void release.run({ user_id })}
          >
            <Trans>Release chat</Trans>
          </Button>
        </p>
      )}
      <Composer shopper={shopper} onBegin={() => void run({ user_id })} isMine={answering !== null} />
    </div>
  )
}
