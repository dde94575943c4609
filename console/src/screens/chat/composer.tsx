import { Trans, useLingui } from '@lingui/react/macro'
import { Button, FileButton, Menu } from '@mantine/core'
import { CallError, isSignedOut } from '@sampan/contract/call-error'
import { MESSAGE_LIMIT, VISIBLE_PATTERN } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { isComposing } from '@sampan/front/is-composing'
import { useRead } from '@sampan/front/use-read'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { useSendPicture } from '../../api/use-send-picture.ts'
import { useAction } from '../../forms/use-action.ts'
import { useOperator } from '../../session/use-session.ts'
import { Textarea } from '../../ui/form/text-input.tsx'
import { useKeys } from '../../ui/keys/keys.ts'
import { toast } from '../../ui/layer/toast.ts'
import css from './chat.module.css'

type Shopper = ReplyTo<'GET /api/admin/service/chat'>['shopper']
type ComposerProps = {
  shopper: Shopper
  /** Called when the operator starts to write, which reserves the chat. */
  onBegin: () => void
  isMine: boolean
}

/**
 * Sends text, a canned answer in the shopper's language, or a picture. Enter sends, Shift+Enter inserts a line break.
 */
export function Composer({ shopper, onBegin, isMine }: ComposerProps) {
  const { t } = useLingui()
  const { user_id } = shopper
  const draft = useDraft(user_id)
  const [text, setText] = useState(draft.start)
  // Idempotency key: a retry after a lost reply is the same message.
  const client_id = useRef(crypto.randomUUID())
  const { run, isBusy } = useAction('POST /api/admin/service/messages')
  const picture = usePicture(user_id)
  const field = useRef<HTMLTextAreaElement>(null)
  useKeys({ a: { label: t`Reply to the chat`, run: () => field.current?.focus() } })

  async function send() {
    const message = text.trim()
    if (isBusy || !VISIBLE_PATTERN.test(message) || text.length > MESSAGE_LIMIT) return
    const reply = await run({ user_id, client_id: client_id.current, text: message })
    if (!reply) return
    client_id.current = crypto.randomUUID()
    setText((now) => (now.trim() === message ? '' : now))
    draft.sent(message)
  }
  function change(input: string) {
    if (text === '' && input !== '' && !isMine) onBegin()
    setText(input)
    draft.keep(input)
  }
  function key(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') return event.currentTarget.blur()
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Textarea
        ref={field}
        aria-label={t`Reply`}
        placeholder={t`Reply`}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MESSAGE_LIMIT}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={key}
      />
      <div className={css.tools}>
        <CannedMenu
          language={shopper.language}
          onChoose={(canned) => change(text.trim() === '' ? canned : `${text.trim()}\n${canned}`)}
        />
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={(file) => file && void picture.send(file)}>
          {(props) => (
            <Button variant="default" loading={picture.isBusy} {...props}>
              <Trans>Picture</Trans>
            </Button>
          )}
        </FileButton>
        <Button type="submit" className={css.send} loading={isBusy}>
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Unsent texts by operator and shopper. */
const drafts = new Map<string, string>()

/** An unsent text is restored when its operator returns from another chat. */
function useDraft(user_id: string) {
  const operator = useOperator()
  const key = `${operator?.operator_id} ${user_id}`
  return {
    start: drafts.get(key) ?? '',
    keep: (text: string) => void (text === '' ? drafts.delete(key) : drafts.set(key, text)),
    sent: (text: string) => void (drafts.get(key)?.trim() === text && drafts.delete(key)),
  }
}

function CannedMenu({ language, onChoose }: { language: Shopper['language']; onChoose: (canned: string) => void }) {
  const { data: answers = [] } = useRead('GET /api/admin/service/canned')
  if (answers.length === 0) return null
  return (
    <Menu position="top-start" withinPortal>
      <Menu.Target>
        <Button variant="default">
          <Trans>Saved replies</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={css.menu}>
        {answers.map((answer) => (
          <Menu.Item key={answer.canned_answer_id} onClick={() => onChoose(answer.words[language])}>
            {answer.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Uploads a picture for the shopper, and sends it as a separate message. */
function usePicture(user_id: string) {
  const sendPicture = useSendPicture('chat')
  const { send: sendMessage } = useSend('POST /api/admin/service/messages')
  const [isBusy, setBusy] = useState(false)
  async function send(file: File) {
    setBusy(true)
    try {
      const { file_id } = await sendPicture(user_id, file)
      await sendMessage({ user_id, client_id: crypto.randomUUID(), file_id })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isSignedOut(error)) toast.fail(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy }
}
