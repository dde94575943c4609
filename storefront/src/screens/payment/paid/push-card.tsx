import { Trans } from '@lingui/react/macro'
import type { NoticeChoices } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useEffect, useState } from 'react'
import { deviceStorage } from '../../../device/device-storage.ts'
import { readPushPermission } from '../../../device/push-subscription.ts'
import { usePush } from '../../../features/notice/use-push.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import typography from '../../../ui/styles/typography.module.css'
import css from './push-card.module.css'

const DECLINED = 'sampan.push_declined'

/** Offers push messages after a payment, until the shopper has answered once in this browser. */
export function PushCard() {
  const [isOffered, setOffered] = useState(false)
  const { data: choices } = useRead('GET /api/user/notifications/choices', undefined, { enabled: isOffered })
  useEffect(() => {
    let isCurrent = true
    const isDeclined = deviceStorage('localStorage').getItem(DECLINED) !== null
    void readPushPermission().then((permission) => isCurrent && setOffered(permission === 'unasked' && !isDeclined))
    return () => {
      isCurrent = false
    }
  }, [])
  function decline() {
    deviceStorage('localStorage').setItem(DECLINED, '1')
    setOffered(false)
  }
  return isOffered && choices ? <Offer choices={choices} onDecline={decline} /> : null
}

function Offer({ choices, onDecline }: { choices: NoticeChoices; onDecline: () => void }) {
  const { permission, isBusy, turnOn } = usePush(choices)
  if (permission !== 'unasked') return null
  return (
    <Card as="section" className={css.card}>
      <h2 className={typography.title3}>
        <Trans>Know when your parcel ships</Trans>
      </h2>
      <p className={`${typography.small} ${typography.t2}`}>
        <Trans>Get notifications on this device, even when this site isn’t open.</Trans>
      </p>
      <div className={css.buttons}>
        <Button size="small" disabled={isBusy} onClick={() => void turnOn()}>
          <Trans>Turn on</Trans>
        </Button>
        <Button tone="plain" size="small" onClick={onDecline}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Card>
  )
}
