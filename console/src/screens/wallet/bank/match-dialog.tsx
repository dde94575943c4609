import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Checkbox, Skeleton, Stack } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type BankLine, movementText } from './entry-text.tsx'
import css from './reconciliation.module.css'

type Movement = ReplyTo<'GET /api/admin/bank/candidates'>[number]

/** Matches a statement line manually with one or several movements of the ledger, whose sum must equal its amount. */
export function MatchDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { t } = useLingui()
  const { line_id, amount_cents, text, reference } = line
  const { data, error } = useRead('GET /api/admin/bank/candidates', { line_id })
  const form = useForm({
    call: 'POST /api/admin/bank/match',
    start: { movement_ids: [] as string[] },
    inputOf: ({ movement_ids }) => ({ line_id, movement_ids }),
    after: () => toast.success(t`Matched`),
    leave: onClose,
  })
  const { movement_ids } = form.draft
  const movements = data?.filter(({ movement_id }) => movement_ids.includes(movement_id)) ?? []
  const left_cents = movements.reduce(
    (sum_cents, movement) => sum_cents - movement.amount_cents,
    Number(amount_cents ?? 0),
  )
  const toggle = (id: string) =>
    form.set({
      movement_ids: movement_ids.includes(id) ? movement_ids.filter((one) => one !== id) : [...movement_ids, id],
    })
  return (
    <Dialog onClose={onClose} title={t`Match to ledger entries`} size="lg">
      <form {...form.props}>
        <Stack gap="sm">
          <div className={css.top}>
            <span className={css.text}>{text || reference}</span>
            <MoneyText cents={amount_cents ?? 0} hasSign isStrong />
          </div>
          {error && <Alert color="red">{error.message}</Alert>}
          {!data && !error && <Skeleton height={120} aria-hidden />}
          {data?.length === 0 && (
            <p className={css.nothing}>
              <Trans>No open ledger entry matches. Explain the line instead.</Trans>
            </p>
          )}
          <ul className={css.candidates}>
            {data?.map((movement) => (
              <Candidate
                key={movement.movement_id}
                movement={movement}
                isChosen={movement_ids.includes(movement.movement_id)}
                onToggle={toggle}
              />
            ))}
          </ul>
          <p className={left_cents === 0 ? css.agrees : css.differs} role="status">
            {left_cents === 0 ? (
              <Trans>This matches the amount of the line.</Trans>
            ) : (
              <Trans>
                <MoneyText cents={left_cents} hasSign /> left to match
              </Trans>
            )}
          </p>
          {left_cents === 0 ? (
            <FormFooter form={form} send={<Trans>Match</Trans>} onCancel={onClose} />
          ) : (
            form.fault && <Alert color="red">{form.fault}</Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

type CandidateProps = { movement: Movement; isChosen: boolean; onToggle: (movement_id: string) => void }

function Candidate({ movement, isChosen, onToggle }: CandidateProps) {
  const { i18n } = useLingui()
  const { movement_id, code, day, shopper, amount_cents, bank_reference, reference } = movement
  const references = [...new Set([bank_reference, reference])].filter((one) => one !== null)
  return (
    <li>
      <Checkbox
        checked={isChosen}
        onChange={() => onToggle(movement_id)}
        label={
          <span className={css.top}>
            <span className={css.text}>
              {movementText(code, i18n)} · {shopper?.account} · {day} {references.join(' · ')}
            </span>
            <MoneyText cents={amount_cents} hasSign isStrong />
          </span>
        }
        classNames={{ body: css.candidate, labelWrapper: css.candidate_words }}
      />
    </li>
  )
}
