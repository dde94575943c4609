import { Trans, useLingui } from '@lingui/react/macro'
import type { CardPayment } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useEffect, useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { providerName, providerPage } from '../../features/wallet/provider-page.ts'
import { TestMoneyNote } from '../../features/wallet/test-money.tsx'
import { useVisits } from '../../navigation/visits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/layout/note.tsx'
import typography from '../../ui/styles/typography.module.css'
import { declineText } from './decline-text.ts'
import css from './payment-state.module.css'
import { StateActions } from './payment-state.tsx'
import { afterwardsHref, otherWaysHref } from './way-back.ts'

/** The time to read where the shopper is going before the provider's page opens. */
const READING_MS = 1_500

type Props = {
  payment: CardPayment
  /** Whether the page opens without a tap. */
  isNew: boolean
  /** Whether the provider is making the page. */
  isPreparing: boolean
  onRetry: () => void
}

/** Leads to the provider's page; says which address opens and what is paid there. */
export function HandOver({ payment, isNew, isPreparing, onRetry }: Props) {
  const { t, i18n } = useLingui()
  const { amount_cents, mode } = payment
  const provider = providerName(payment.provider)
  const page = providerPage(payment.url)
  const { isOpening, open } = useOpenPage(page?.href, isNew)
  const hasNoPage = payment.url === null && !isPreparing
  const { isCancelling, cancel } = useCancel(payment, hasNoPage ? otherWaysHref(payment) : afterwardsHref(payment))
  const sum = <strong>{moneyText(amount_cents)}</strong>
  return (
    <section className={css.state}>
      <div className={css.way} aria-hidden="true">
        <span className={css.end}>
          <IconBuildingStore />
        </span>
        <IconLock />
        <span className={classNames(css.end, css.provider)}>{provider[0]}</span>
      </div>
      <div role="status" className={css.words}>
        <h2 className={typography.title1}>
          {isNew ? <Trans>On to {provider}</Trans> : <Trans>You haven’t paid yet</Trans>}
        </h2>
        <p className={typography.t2}>
          {isNew ? (
            <Trans>The page opens automatically. You pay {sum} there and come straight back.</Trans>
          ) : (
            <Trans>Open the page again to pay {sum}. Nothing has been charged so far.</Trans>
          )}
        </p>
      </div>
      {payment.decline_reason && <Note tone="bad">{declineText(payment, i18n)}</Note>}
      {mode === 'test' && <TestMoneyNote />}
      {page && (
        <Card flush>
          <dl className={css.facts}>
            <div>
              <dt>{t({ message: 'Address', context: 'web page' })}</dt>
              <dd translate="no">{page.host}</dd>
            </div>
          </dl>
        </Card>
      )}
      {!page && !isPreparing && (
        <Note tone="bad">
          {payment.url === null ? (
            <Trans>{provider} isn’t responding right now. Try again, or choose another way.</Trans>
          ) : (
            <Trans>We can’t open this payment page, because its address isn’t secure. Please choose another way.</Trans>
          )}
        </Note>
      )}
      <StateActions>
        {page ? (
          <Button wide busy={isOpening} onClick={open} icon={<IconExternalLink aria-hidden="true" />}>
            <Trans>Open the page</Trans>
          </Button>
        ) : (
          payment.url === null && (
            <Button wide busy={isPreparing} onClick={onRetry}>
              {isPreparing ? <Trans>Opening the page…</Trans> : <Trans>Try again</Trans>}
            </Button>
          )
        )}
        <Button tone="plain" wide busy={isCancelling} onClick={cancel}>
          {hasNoPage ? <Trans>Choose another way</Trans> : <Trans>Not now</Trans>}
        </Button>
      </StateActions>
    </section>
  )
}

/** Opens the provider's page in this tab, after a pause if the shopper does not tap. Back can show this page again. */
function useOpenPage(href: string | undefined, isAutomatic: boolean) {
  const [isOpening, setOpening] = useState(false)
  useEffect(() => {
    const reset = () => setOpening(false)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])
  useEffect(() => {
    if (!isAutomatic || href === undefined) return
    const timer = setTimeout(() => {
      setOpening(true)
      location.assign(href)
    }, READING_MS)
    return () => clearTimeout(timer)
  }, [isAutomatic, href])
  const open = () => {
    if (href === undefined) return
    setOpening(true)
    location.assign(href)
  }
  return { isOpening, open }
}

/** Cancels the payment and goes to another screen. */
function useCancel({ payment_id }: CardPayment, href: string) {
  const visits = useVisits()
  const { send, isSending } = useSend('POST /api/user/card_top_up/cancel')
  const cancel = () => {
    send({ payment_id }).then(
      ({ status }) => {
        // The shopper may have paid in another tab: then this screen shows the outcome.
        if (status === 'cancelled') void visits.go(href, { replace: true })
      },
      () => {}, // a toast has reported the failure
    )
  }
  return { isCancelling: isSending, cancel }
}
