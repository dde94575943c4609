import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { nameText } from '@sampan/contract/person-name'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useUser } from '../../features/account/use-user.ts'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Outcome } from '../../ui/layout/outcome.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { DeclarationDraft } from './declaration-draft.ts'
import { DeclarationForm } from './declaration-form.tsx'
import { DeclarationReview } from './declaration-review.tsx'

/**
 * Withdraws from a contract in two steps, with or without an account (EU right of withdrawal). `?order=` fills in an
 * order of the signed-in shopper.
 */
export default function WithdrawFromContractScreen({ search }: ScreenProps) {
  const visits = useVisits()
  const { token } = useSession()
  const order_id = search.get('order')
  const user = useUser()
  const isOfOrder = token !== undefined && order_id !== null
  const order = useRead('GET /api/order/detail', { order_id: order_id ?? '' }, { enabled: isOfOrder })
  // An order that cannot be read is entered by hand.
  const isReady = token === undefined || ((!user.isPending || user.isError) && (!isOfOrder || !order.isPending))
  const start: DeclarationDraft = {
    name: user.data ? nameText(user.data) : '',
    order_number: order.data?.order_number ?? '',
    email: user.data?.account ?? '',
    scope: 'whole',
    part: '',
    pieces: {},
  }
  return (
    <Page>
      <TopBar title={<Trans>Withdraw from contract</Trans>} onBack={visits.back} />
      <div className={`${layout.pad} ${layout.stack}`}>
        {isReady ? (
          <Steps key={user.data?.user_id ?? ''} start={start} order={order.data} />
        ) : (
          <FormSkeleton fields={4} />
        )}
      </div>
    </Page>
  )
}

type StepsProps = { start: DeclarationDraft; order: Order | undefined }

function Steps({ start, order }: StepsProps) {
  const { i18n } = useLingui()
  const [draft, setDraft] = useState(start)
  const [step, setStep] = useState<'enter' | 'review'>('enter')
  const [declared_at, setDeclaredAt] = useState<string>()
  if (declared_at !== undefined) {
    const { email } = draft
    const at = momentText(declared_at, languageTag(i18n))
    return (
      <Outcome
        title={<Trans>We received your withdrawal</Trans>}
        text={
          <Trans>
            Received on {at}. We’re sending a confirmation to {email}. If it doesn’t arrive, check the address and your
            spam folder.
          </Trans>
        }
      >
        <Button href="/home" wide>
          <Trans>Go to home page</Trans>
        </Button>
      </Outcome>
    )
  }
  if (step === 'review')
    return (
      <DeclarationReview
        draft={draft}
        order={order}
        onChange={() => setStep('enter')}
        onDeclared={(reply) => setDeclaredAt(reply.declared_at)}
      />
    )
  return (
    <>
      <p>
        <Trans>
          Here you can withdraw from a purchase within the legal period, without giving a reason. You don’t need an
          account.
        </Trans>
      </p>
      <DeclarationForm
        start={draft}
        order={order}
        onEntered={(entered) => {
          setDraft(entered)
          setStep('review')
        }}
      />
    </>
  )
}
