import { Trans, useLingui } from '@lingui/react/macro'
import { useOnLeave } from '@sampan/front/use-on-leave'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import { safeNext } from '../../navigation/safe-next.ts'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import { Segment } from '../../ui/button/segment.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Note } from '../../ui/layout/note.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { PaymentCodeForm } from './payment-code-form.tsx'

/** Sets the first payment code, or changes it with the old code or a mailed code. */
export default function ChangePayPwdScreen({ search }: ScreenProps) {
  const visits = useVisits()
  const { data: security, isError, refetch } = useRead('GET /api/user/security')
  return (
    <Page>
      <TopBar title={<Trans>Payment code</Trans>} onBack={visits.back} />
      {security && (
        <Forms
          payment_code={security.payment_code}
          next={search.get('next')}
          isForgotten={search.get('forgot') !== null}
        />
      )}
      {!security && isError && <ErrorState onRetry={() => void refetch()} />}
      {!security && !isError && <FormSkeleton fields={4} />}
    </Page>
  )
}

type PaymentCodeState = { set: boolean; must_reset: boolean }

type FormsProps = { payment_code: PaymentCodeState; next: string | null; isForgotten: boolean }

function Forms({ payment_code, next, isForgotten }: FormsProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const account = useSession().user?.account ?? ''
  const [chosenProof, setProof] = useState<'old' | 'mail'>()
  const proof = chosenProof ?? (isForgotten ? 'mail' : 'old')
  // Keeps the state that the payment code had before it was saved. Otherwise the form for the first code would turn
  // into the form for changing a code while the screen closes.
  const [newState, setNewState] = useState<PaymentCodeState>()
  useOnLeave(() => {
    setNewState(undefined)
    setProof(undefined)
  })
  const { set, must_reset } = newState ?? payment_code

  const onSaved = () => toast.success(set ? t`Change Successful` : t`Setting Success`)
  function leave() {
    setNewState(payment_code)
    return next ? visits.go(safeNext(next), { replace: true }) : visits.back()
  }

  if (!set) {
    return (
      <PaymentCodeForm
        account={account}
        proof="none"
        why={<Trans>You’ll use this code to pay from your balance. We’ll never ask you for it.</Trans>}
        onSaved={onSaved}
        leave={leave}
      />
    )
  }
  return (
    <PaymentCodeForm account={account} proof={must_reset ? 'mail' : proof} onSaved={onSaved} leave={leave}>
      {must_reset ? (
        <Note tone="wait">
          <Trans>
            Your payment code is disabled after too many wrong tries. We’ll email you a code to set a new one.
          </Trans>
        </Note>
      ) : (
        <Segment
          label={t`Verify it’s you`}
          options={[
            { value: 'old', label: t`Use my old code` },
            { value: 'mail', label: t`Email me a code` },
          ]}
          value={proof}
          onChange={setProof}
        />
      )}
    </PaymentCodeForm>
  )
}
