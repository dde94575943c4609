import { Trans, useLingui } from '@lingui/react/macro'
import type { NoticeChoices } from '@sampan/contract'
import type { NoticeTopic } from '@sampan/contract/rules'
import { usePush } from '../../features/notice/use-push.ts'
import { Switch } from '../../ui/button/switch.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import { filterText } from './notice-filter.ts'
import css from './notice-settings.module.css'

type Props = {
  choices: NoticeChoices
  isSending: boolean
  onChoose: (topic: NoticeTopic, by_push: boolean) => void
}

/** Push messages: whether this browser gets them, and about which topics. Browsers without them show nothing. */
export function PushSettings({ choices, isSending, onChoose }: Props) {
  const { t, i18n } = useLingui()
  const { permission, isOn, isBusy, turnOn, turnOff } = usePush(choices)
  if (permission === undefined || permission === 'unsupported') return null
  return (
    <>
      <h3 className={css.heading}>
        <Trans>On this device</Trans>
      </h3>
      {permission === 'uninstalled' && (
        <Note>
          <Trans>
            To get notifications on an iPhone or iPad, add this site to the Home Screen and open it from there.
          </Trans>
        </Note>
      )}
      {permission === 'blocked' && (
        <Note tone="wait">
          <Trans>Your browser blocks our notifications. Allow them in its settings for this site.</Trans>
        </Note>
      )}
      {(permission === 'unasked' || permission === 'allowed') && (
        <Rows bare>
          <Row
            title={<Trans>Notifications on this device</Trans>}
            detail={<Trans>Even when this site isn’t open</Trans>}
            trailing={
              <Switch
                label={t`Notifications on this device`}
                checked={isOn}
                disabled={isBusy}
                onChange={(isOn) => void (isOn ? turnOn() : turnOff())}
              />
            }
          />
          {isOn &&
            choices.topics.map(({ topic, by_push }) => {
              const name = filterText(topic, i18n)
              const label = t`${name}, push notifications`
              const onChange = (isOn: boolean) => onChoose(topic, isOn)
              const control = <Switch label={label} checked={by_push} disabled={isSending} onChange={onChange} />
              return <Row key={topic} title={name} trailing={control} />
            })}
        </Rows>
      )}
    </>
  )
}
