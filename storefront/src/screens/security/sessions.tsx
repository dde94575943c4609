import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SessionEntry } from '@sampan/contract'
import { type Device, deviceOf } from '@sampan/contract/device-of'
import { momentText } from '@sampan/contract/moment-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import { useSend } from '../../api/use-send.ts'
import { Button } from '../../ui/button/button.tsx'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { Section } from '../../ui/layout/section.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tag } from '../../ui/text/tag.tsx'
import css from './security.module.css'

type Devices = { key: string; device: Device; entries: SessionEntry[] }

/** Groups the sessions by browser and system, this device first, then the device that was used last. */
function byDevice(sessions: readonly SessionEntry[]): Devices[] {
  const devices = new Map<string, Devices>()
  const currentFirst = sessions.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || Date.parse(other.last_seen_at) - Date.parse(one.last_seen_at),
  )
  for (const entry of currentFirst) {
    const device = deviceOf(entry.device)
    const key = JSON.stringify(device)
    const { entries } = devices.get(key) ?? { entries: [] }
    devices.set(key, { key, device, entries: [...entries, entry] })
  }
  return [...devices.values()]
}

/** The shopper's sessions by device, with buttons to end them. */
export function Sessions({ sessions }: { sessions: readonly SessionEntry[] }) {
  const { t } = useLingui()
  const { send, isSending } = useSend('POST /api/user/sessions/end')
  async function endOthers() {
    const yes = await confirm({
      title: t`Log out all other devices?`,
      text: t`You’ll stay logged in on this device.`,
      yes: t`Log out`,
      tone: 'bad',
    })
    if (yes) await send({ others: true }).catch(() => {}) // a toast has already reported the failure
  }
  async function end(entries: readonly SessionEntry[]) {
    try {
      for (const { session_id } of entries) await send({ session_id })
    } catch {
      // A toast has already reported the failure.
    }
  }
  return (
    <Section small title={<Trans>Logged-in devices</Trans>}>
      <div className={classNames(layout.pad, layout.stack, css.part)}>
        <Rows>
          {byDevice(sessions).map(({ key, device, entries }) => (
            <DeviceRows key={key} device={device} entries={entries} isEnding={isSending} onEnd={end} />
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

type DeviceRowsProps = {
  device: Device
  entries: readonly SessionEntry[]
  isEnding: boolean
  onEnd: (entries: readonly SessionEntry[]) => Promise<void>
}

/** A device with its latest session. The device in use has a second row, for the other sessions on it. */
function DeviceRows({ device, entries, isEnding, onEnd }: DeviceRowsProps) {
  const { t } = useLingui()
  const name = useDeviceText(device)
  const Icon = device.isHandheld ? IconDeviceMobile : IconDeviceDesktop
  const [latest] = entries
  const others = entries.filter(({ current }) => !current)
  const [latest_other] = others
  if (!latest) return null
  const others_text = t`${plural(others.length, { one: '# other log-in', other: '# other log-ins' })}`
  const logOut = (name: string) => t`Log out ${name}`
  const end = (
    <Button
      tone="quiet"
      size="small"
      disabled={isEnding}
      aria-label={logOut(latest.current ? others_text : name)}
      onClick={() => void onEnd(others)}
    >
      <Trans>Log out</Trans>
    </Button>
  )
  if (!latest.current)
    return (
      <Row
        icon={<Icon aria-hidden="true" />}
        title={name}
        detail={<Where entry={latest} count={entries.length} />}
        trailing={end}
      />
    )
  return (
    <>
      <Row
        icon={<Icon aria-hidden="true" />}
        title={name}
        detail={<Where entry={latest} />}
        trailing={
          <Tag tone="good">
            <Trans>This device</Trans>
          </Tag>
        }
      />
      {latest_other && (
        <Row
          icon={<Icon aria-hidden="true" />}
          title={others_text}
          detail={<Where entry={latest_other} />}
          trailing={end}
        />
      )}
    </>
  )
}

/** Where and when a session was last used, and the number of sessions if there are several. */
function Where({ entry: { ip, last_seen_at }, count = 1 }: { entry: SessionEntry; count?: number }) {
  const { i18n } = useLingui()
  return (
    <span className={css.where}>
      {count > 1 && (
        <span>
          <Plural value={count} one="# log-in" other="# log-ins" />
        </span>
      )}
      <span>{ip}</span>
      <time dateTime={last_seen_at}>{momentText(last_seen_at, languageTag(i18n))}</time>
    </span>
  )
}

function useDeviceText({ browser, system }: Device): string {
  const { t } = useLingui()
  if (browser && system) return t`${browser} on ${system}`
  return browser ?? system ?? t`Unknown device`
}
