import { useLingui } from '@lingui/react/macro'
import type { RechargeOptions } from '@sampan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { makeStale } from '../../api/make-stale.ts'
import { useKeyedCall } from '../../api/use-keyed-call.ts'
import { hasFaults } from '../../forms/form-faults.ts'
import { useFaults } from '../../forms/use-faults.ts'
import { toast } from '../../ui/layer/toast.ts'
import { type RechargeDraft, type RechargeField, rechargeFaults } from './recharge-draft.ts'

const FIELDS: RechargeField[] = ['amount_cents', 'evidence_ids']

const withinLimits = (cents: number, { minimum_cents, maximum_cents }: RechargeOptions) =>
  Math.min(Math.max(cents, minimum_cents), maximum_cents)

/** Tells of a transfer. The call is keyed: sent again after a lost connection, it is still one recharge. */
export function useRecharge(options: RechargeOptions, wished_cents: number | null, onSent: () => void) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const send = useKeyedCall('POST /api/user/recharge')
  const [draft, setDraft] = useState<RechargeDraft>({
    bank_account_id: options.bank_accounts[0]?.bank_account_id ?? '',
    amount_cents: wished_cents && withinLimits(wished_cents, options),
    evidence: [],
    bank_reference: '',
  })
  const { form, faults, show, showError, forgive } = useFaults(FIELDS)
  const [isBusy, setBusy] = useState(false)

  function set(change: Partial<RechargeDraft>) {
    setDraft((before) => ({ ...before, ...change }))
    if ('amount_cents' in change) forgive({ amount_cents: true })
    if (change.evidence) forgive({ evidence_ids: true })
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const { amount_cents, bank_account_id } = draft
    const found = rechargeFaults(draft, options, i18n)
    show(found)
    if (hasFaults(found) || amount_cents === null || isBusy) return
    setBusy(true)
    try {
      const evidence_ids = draft.evidence.map((picture) => picture.file_id)
      const bank_reference = draft.bank_reference.trim() || undefined
      const body = { method: 'manual' as const, amount_cents, evidence_ids, bank_account_id, bank_reference }
      await send({ body }, { quiet: true })
      toast.success(t`Application successful`)
      await makeStale(client, 'POST /api/user/recharge')
      onSent()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return { form, draft, set, faults, isBusy, submit }
}
