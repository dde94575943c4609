import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useRechargeFormProps } from '../../features/wallet/use-recharge-form-props.ts'
import { FormSkeleton } from '../../forms/form-skeleton.tsx'
import { Button } from '../../ui/button/button.tsx'
import formCss from '../../ui/form/form.module.css'
import { Section } from '../../ui/layout/section.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import typography from '../../ui/styles/typography.module.css'
import { ChainRechargeForm } from './chain-recharge-form.tsx'
import type { ChosenNetwork } from './network-choice.tsx'

type Props = ChosenNetwork & {
  search: URLSearchParams
  /** Called when the chosen network has been closed: the list of networks is then outdated. */
  onStale: () => void
}

/** The last resort for a transfer that does not show up: a form with a screenshot, which a person checks. */
export function ReportTransfer(props: Props) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Report {...props} />
  return (
    <Section small title={<Trans>Report a missing transfer</Trans>}>
      <div className={formCss.screen}>
        <p className={typography.t2}>
          <Trans>
            Your wallet says that the transfer is complete, but it doesn’t show up above? Report it with a screenshot,
            and a person looks for it.
          </Trans>
        </p>
        <Button tone="soft" wide onClick={() => setOpen(true)}>
          <Trans>Report a transfer</Trans>
        </Button>
      </div>
    </Section>
  )
}

function Report({ search, ...form }: Props) {
  const recharge = useRead('GET /api/user/recharge')
  const { key, formProps } = useRechargeFormProps(search)
  if (recharge.data) return <ChainRechargeForm key={key} {...formProps} {...form} options={recharge.data} />
  return recharge.isError ? <ErrorState onRetry={() => void recharge.refetch()} /> : <FormSkeleton fields={6} />
}
