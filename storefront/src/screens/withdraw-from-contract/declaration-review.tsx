import { Trans } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import layout from '../../ui/styles/layout.module.css'
import {
  chosenPieces,
  type DeclarationDraft,
  declarationBody,
  lineOptions,
  linesToChoose,
} from './declaration-draft.ts'
import css from './withdraw-from-contract.module.css'

type Props = {
  draft: DeclarationDraft
  order: Order | undefined
  onChange: () => void
  onDeclared: (reply: { declared_at: string }) => void
}

/** Step 2: repeats what was entered. The button sends the declaration. */
export function DeclarationReview({ draft, order, onChange, onDeclared }: Props) {
  const { isBusy, props } = useForm({
    start: {},
    call: 'POST /api/order/contract_withdrawal',
    inputOf: () => declarationBody(draft, order),
    after: onDeclared,
  })
  return (
    <form {...props} className={layout.stack}>
      <p>
        <Trans>Please check your details. Your withdrawal is sent when you confirm it.</Trans>
      </p>
      <Card>
        <dl className={css.facts}>
          <dt>
            <Trans>Name</Trans>
          </dt>
          <dd>{draft.name}</dd>
          <dt>
            <Trans>Order number</Trans>
          </dt>
          <dd>{draft.order_number}</dd>
          <dt>
            <Trans>Email</Trans>
          </dt>
          <dd>{draft.email}</dd>
          <dt>
            <Trans>You withdraw from</Trans>
          </dt>
          <dd>
            <Scope draft={draft} order={order} />
          </dd>
        </dl>
      </Card>
      <Button type="submit" wide busy={isBusy}>
        <Trans>Confirm withdrawal</Trans>
      </Button>
      <Button tone="plain" wide onClick={onChange}>
        <Trans>Change details</Trans>
      </Button>
    </form>
  )
}

function Scope({ draft, order }: Pick<Props, 'draft' | 'order'>) {
  if (draft.scope === 'whole') return <Trans>The whole order</Trans>
  const lines = linesToChoose(draft, order)
  if (lines.length === 0) return draft.part
  return (
    <ul>
      {chosenPieces(draft).map(({ order_item_id, quantity }) => {
        const line = lines.find((line) => line.order_item_id === order_item_id)
        return (
          <li key={order_item_id}>
            {quantity} × {line && [line.title, lineOptions(line)].filter(Boolean).join(' · ')}
          </li>
        )
      })}
    </ul>
  )
}
