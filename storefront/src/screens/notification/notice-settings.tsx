import { Trans, useLingui } from '@lingui/react/macro'
import type { NoticeChoices } from '@sampan/contract'
import type { NoticeTopic } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { ConfirmMailboxSheet } from '../../features/account/confirm-mailbox-sheet.tsx'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Switch } from '../../ui/button/switch.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Note, NoteAction } from '../../ui/layout/note.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { SkeletonBoxes } from '../../ui/loading/skeleton-boxes.tsx'
import typography from '../../ui/styles/typography.module.css'
import { filterText } from './notice-filter.ts'
import css from './notice-settings.module.css'
import { PushSettings } from './push-settings.tsx'

type Props = { open: boolean; onClose: () => void }

/** Where notices are sent, by topic. A switch takes effect immediately. */
export function NoticeSettings({ open, onClose }: Props) {
  const { t } = useLingui()
  const { data } = useRead('GET /api/user/notifications/choices', undefined, { enabled: open, refetch: true })
  const [isConfirming, setConfirming] = useState(false)
  const endConfirming = () => setConfirming(false)
  return (
    <>
      <Sheet open={open && !isConfirming} onClose={onClose} title={t`Notification settings`}>
        {data ? (
          <Choices choices={data} onConfirm={() => setConfirming(true)} />
        ) : (
          <SkeletonBoxes boxes={3} className={css.box} />
        )}
      </Sheet>
      {isConfirming && <ConfirmMailboxSheet open onClose={endConfirming} onConfirmed={endConfirming} />}
    </>
  )
}

type Channel = 'in_app' | 'by_mail' | 'by_push'

function Choices({ choices, onConfirm }: { choices: NoticeChoices; onConfirm: () => void }) {
  const { t, i18n } = useLingui()
  const { address, is_address_refused, is_address_verified, topics } = choices
  const { send, isSending } = useSend('POST /api/user/notifications/choose', { repeatable: true })
  const choose = (topic: NoticeTopic, choice: { [K in Channel]?: boolean }) =>
    void send({ topic, ...choice }).catch(() => {})
  const inApp = topics.find(({ topic }) => topic === 'favourite')
  return (
    <>
      <h3 className={css.heading}>
        <Trans>By email</Trans>
      </h3>
      {is_address_refused ? (
        <Note
          tone="bad"
          action={
            <>
              <Anchor href="/profile" className={typography.link}>
                <Trans>Check your address</Trans>
              </Anchor>
              <MailAgain address={address} />
            </>
          }
        >
          <Trans>Email to {address} bounced, so we’ve stopped sending it.</Trans>
        </Note>
      ) : is_address_verified ? (
        <p className={css.note}>
          <Trans>We’ll send email to {address}.</Trans>
        </p>
      ) : (
        <Note
          action={
            <NoteAction onClick={onConfirm}>
              <Trans>Confirm your email</Trans>
            </NoteAction>
          }
        >
          <Trans>Until you confirm that {address} is your email, we send at most three emails a day to it.</Trans>
        </Note>
      )}
      <Rows bare>
        {topics.map(({ topic, by_mail }) => {
          const name = filterText(topic, i18n)
          const onChange = (isOn: boolean) => choose(topic, { by_mail: isOn })
          const label = t`${name}, by email`
          const control = <Switch label={label} checked={by_mail} disabled={isSending} onChange={onChange} />
          return <Row key={topic} title={name} trailing={control} />
        })}
      </Rows>
      <PushSettings choices={choices} isSending={isSending} onChoose={(topic, by_push) => choose(topic, { by_push })} />
      <h3 className={css.heading}>
        <Trans>In the app</Trans>
      </h3>
      <p className={css.note}>
        <Trans>Notifications about orders, money, replies and security always show here.</Trans>
      </p>
      <Rows bare>
        <Row
          title={filterText('favourite', i18n)}
          trailing={
            <Switch
              label={t`Favourites, in the app`}
              checked={inApp?.in_app ?? true}
              disabled={isSending}
              onChange={(isOn) => choose('favourite', { in_app: isOn })}
            />
          }
        />
      </Rows>
    </>
  )
}

/** Has the next mail sent to the address again, because mail servers also reject addresses by mistake. */
function MailAgain({ address }: { address: string }) {
  const { t } = useLingui()
  const { send } = useSend('POST /api/user/notifications/mail_again')
  async function tryAgain() {
    await send(undefined)
    toast.success(t`We’ll send our next email to ${address} again.`)
  }
  return (
    <NoteAction onClick={() => void tryAgain().catch(() => {})}>
      <Trans>Try this address again</Trans>
    </NoteAction>
  )
}
