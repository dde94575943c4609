import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DepositNetwork, FoundPayment } from '@sampan/contract'
import { bareTransactionHash, TRANSACTION_HASH_PATTERN } from '@sampan/contract/chain'
import { useState } from 'react'
import { useReadNow } from '../../api/use-read-now.ts'
import { useFormWith } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import formCss from '../../ui/form/form.module.css'
import { TextField } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import typography from '../../ui/styles/typography.module.css'
import { Found } from './found-payment.tsx'

type Props = {
  /** The network that the shopper has chosen. */
  network: DepositNetwork | undefined
  /** The networks that the server reads. */
  networks: readonly DepositNetwork[]
}

type Draft = { transaction_hash: string }

/** The hash in a typed text, which may be the address of an explorer's page about the transaction. */
const hashIn = (input: string) => bareTransactionHash(/(?:0x)?[0-9a-f]{64}(?![0-9a-f])/i.exec(input)?.[0] ?? input)

function faultsOf({ transaction_hash }: Draft, i18n: I18n) {
  if (TRANSACTION_HASH_PATTERN.test(hashIn(transaction_hash))) return {}
  return { transaction_hash: translate(i18n)`Enter the full transaction hash: 64 characters, 0–9 and a–f` }
}

/** Tells the shopper what happened to a transaction. */
export function FindPayment({ network, networks }: Props) {
  const { t } = useLingui()
  const find = useReadNow('GET /api/user/chain_find')
  const [payment, setPayment] = useState<FoundPayment>()
  const [failure, setFailure] = useState<string>()
  const form = useFormWith({
    start: { transaction_hash: '' },
    rules: faultsOf,
    send: ({ transaction_hash }) => {
      setPayment(undefined)
      setFailure(undefined)
      return find({ transaction_hash: hashIn(transaction_hash), ...(network && { network: network.network }) })
    },
    after: setPayment,
    handleRefusal: ({ message }) => {
      setFailure(message)
      return true
    },
  })
  return (
    <Section small title={<Trans>Find my payment</Trans>}>
      <form {...form.props} className={formCss.screen}>
        <p className={typography.t2}>
          <Trans>
            Is a transfer missing? Paste its transaction hash from your wallet, and we’ll tell you what happened to it.
          </Trans>
        </p>
        <TextField
          label={t`Transaction hash`}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={300}
          {...form.field('transaction_hash')}
        />
        <Button type="submit" tone="soft" wide busy={form.isBusy}>
          <Trans>Find</Trans>
        </Button>
        <div role="status">
          {failure && <Note tone="bad">{failure}</Note>}
          {payment && <Found payment={payment} chosenNetwork={network} networks={networks} />}
        </div>
      </form>
    </Section>
  )
}
