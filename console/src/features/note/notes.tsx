import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { NOTE_LIMIT } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { useUnsaved } from '../../forms/use-unsaved.ts'
import { Link } from '../../navigation/link.tsx'
import { Textarea } from '../../ui/form/text-input.tsx'
import { Part } from '../../ui/layout/facts.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'
import css from './notes.module.css'

type Note = ReplyTo<'GET /api/admin/note/list'>[number]
type NotesProps = {
  user_id: string
  /** The displayed order; if omitted, the notes are about the shopper. */
  order_id?: string
}

/** Internal notes on an order or a shopper. Shoppers never see them. */
export function Notes({ user_id, order_id }: NotesProps) {
  const { t } = useLingui()
  const about = { user_id, ...(order_id && { order_id }) }
  const { data: notes = [] } = useRead('GET /api/admin/note/list', about)
  const [text, setText] = useState('')
  const [note_id, setId] = useState(() => crypto.randomUUID()) // idempotency key of the next note
  const { run: add, isBusy } = useAction('POST /api/admin/note/add')
  useUnsaved(text.trim() !== '' && !isBusy)
  async function save() {
    if (!(await add({ ...about, note_id, text }))) return
    setText('')
    setId(crypto.randomUUID())
  }
  return (
    <Part title={<Trans>Internal notes</Trans>}>
      {notes.length > 0 && (
        <ul className={css.notes} aria-label={t`Internal notes`}>
          {notes.map((note) => (
            <NoteLine key={note.note_id} note={note} about={about} />
          ))}
        </ul>
      )}
      <Textarea
        aria-label={t`New note`}
        placeholder={order_id ? t`Note on this order. The shopper can’t see it.` : t`Note. The shopper can’t see it.`}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={NOTE_LIMIT}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text.trim() !== '' && (
        <div>
          <Button size="xs" loading={isBusy} disabled={text.length > NOTE_LIMIT} onClick={() => void save()}>
            <Trans>Add note</Trans>
          </Button>
        </div>
      )}
    </Part>
  )
}

function NoteLine({ note, about }: { note: Note; about: NotesProps }) {
  const { t } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/note/remove')
  const { note_id, text, operator, created_at, order, is_own } = note
  return (
    <li>
      <div className={css.text}>{text}</div>
      <div className={css.by}>
        {operator} · <MomentText at={created_at} />
        {order && order.order_id !== about.order_id && (
          <>
            {' · '}
            <Link to={`/orders/${order.order_id}?status=all`}>{order.order_number}</Link>
          </>
        )}
        {!order && about.order_id && (
          <>
            {' · '}
            <Trans>about the shopper</Trans>
          </>
        )}
        {is_own && (
          <Button
            size="compact-xs"
            variant="subtle"
            loading={isBusy}
            aria-label={t`Remove note: ${text}`}
            onClick={() => void run({ ...about, note_id })}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
