import { Trans, useLingui } from '@lingui/react/macro'
import type { SessionEntry } from '@sampan/contract'
import { type Device, deviceOf } from '@sampan/contract/device-of'
import { momentText } from '@sampan/contract/moment-text'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import { useSend } from '../../api/use-send.ts'
import { Button } from '../../ui/button/button.tsx'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Row, Rows } from '../../ui/list/rows.tsx'
import layout from '../../ui/styles/layout.module.css'
import { classNames } from '../../ui/text/class-names.ts'
import { languageTag } from '../../ui/text/language-tag.ts'
import { Tag } from '../../ui/text/tag.tsx'
import css from './security.module.css'

/** The shopper's sessions, this device first, with buttons to end them. */
export function Sessions({ sessions }: { sessions: readonly SessionEntry[] }) {
  const { t } = useLingui()
  const { send, isSending } = useSend('POST /api/user/sessions/end')
  const sorted = sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
  async function endOthers() {
    const yes = await confirm({
      title: t`Log out all other devices?`,
      text: t`You’ll stay logged in on this device.`,
      yes: t`Log out`,
      tone: 'bad',
    })
    if (yes) await send({ others: true }).catch(() => {}) // a toast has already reported the failure
  }
  return (
    <Section title={<Trans>Logged-in devices</Trans>}>
      <div className={classNames(layout.pad, layout.stack, css.part)}>
        <Rows>
          {sorted.map((entry) => (
            <SessionRow
              key={entry.session_id}
              entry={entry}
              isEnding={isSending}
              onEnd={() => void send({ session_id: entry.session_id }).catch(() => {})}
            />
          ))}
        </Rows>
        {sessions.length > 1 && (
          <Button tone="plain" wide busy={isSending} onClick={() => void endOthers()}>
            <Trans>Log out all other devices</Trans>
          </Button>
        )}
      </div>
    </Section>
  )
}

type SessionRowProps = { entry: SessionEntry; isEnding: boolean; onEnd: () => void }

function SessionRow({ entry, isEnding, onEnd }: SessionRowProps) {
  const { t, i18n } = useLingui()
  const device = deviceOf(entry.device)
  const name = useDeviceText(device)
  const Icon = device.isHandheld ? IconDeviceMobile : IconDeviceDesktop
  const seen = momentText(entry.last_seen_at, languageTag(i18n))
  const end = (
    <Button tone="quiet" size="small" disabled={isEnding} aria-label={t`Log out ${name}`} onClick={onEnd}>
      <Trans>Log out</Trans>
    </Button>
  )
  const here = (
    <Tag tone="good">
      <Trans>This device</Trans>
    </Tag>
  )
  return (
    <Row
      icon={<Icon aria-hidden="true" />}
      title={name}
      detail={
        <span className={css.where}>
          <span>{entry.ip}</span>
          <time dateTime={entry.last_seen_at}>{seen}</time>
        </span>
      }
      trailing={entry.current ? here : end}
    />
  )
}

function useDeviceText({ browser, system }: Device): string {
  const { t } = useLingui()
  if (browser && system) return t`${browser} on ${system}`
  return browser ?? system ?? t`Unknown device`
}
