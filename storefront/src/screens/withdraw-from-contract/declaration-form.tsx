import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@sampan/contract'
import { piecesLeft } from '@sampan/contract/refund-sums'
import { ORDER_NUMBER_LIMIT, WITHDRAWAL_NAME_LIMIT, WITHDRAWAL_PART_LIMIT } from '@sampan/contract/rules'
import { exemptionText } from '../../features/product/exemption-text.ts'
import { useFormWith } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Check } from '../../ui/button/check.tsx'
import { ChoiceRow, ChoiceRows } from '../../ui/form/choice-row.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { type DeclarationDraft, declarationFaults, lineOptions, linesToChoose } from './declaration-draft.ts'
import css from './withdraw-from-contract.module.css'

type Props = { start: DeclarationDraft; order: Order | undefined; onEntered: (draft: DeclarationDraft) => void }

/** Step 1: the shopper's name and the contract. Nothing is sent yet. */
export function DeclarationForm({ start, order, onEntered }: Props) {
  const { t } = useLingui()
  const { draft, set, faults, props, field } = useFormWith({
    start,
    rules: (draft, i18n) => declarationFaults(draft, order, i18n),
    send: async (draft: DeclarationDraft) => draft,
    after: onEntered,
  })
  const lines = linesToChoose(draft, order)
  return (
    <form {...props} className={layout.stack}>
      <TextField label={t`Name`} autoComplete="name" required maxLength={WITHDRAWAL_NAME_LIMIT} {...field('name')} />
      <TextField
        label={t`Order number`}
        hint={t`You find it in every email about your order.`}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={ORDER_NUMBER_LIMIT}
        {...field('order_number')}
      />
      <EmailField
        label={t`Email`}
        hint={t`We confirm your withdrawal to this address at once.`}
        autoComplete="email"
        required
        {...field('email')}
      />
      <ChoiceRows legend={t`What do you withdraw from?`} isLegendShown>
        <ChoiceRow
          name="scope"
          value="whole"
          checked={draft.scope === 'whole'}
          onChange={() => set({ scope: 'whole' })}
          title={t`The whole order`}
        />
        <ChoiceRow
          name="scope"
          value="part"
          checked={draft.scope === 'part'}
          onChange={() => set({ scope: 'part' })}
          title={t`Part of the order`}
        />
      </ChoiceRows>
      {draft.scope === 'part' && lines.length === 0 && (
        <TextArea
          label={t`Which articles, and how many?`}
          required
          rows={2}
          maxLength={WITHDRAWAL_PART_LIMIT}
          {...field('part')}
        />
      )}
      {draft.scope === 'part' && lines.length > 0 && (
        <Card as="section" className={layout.stack}>
          <ul className={layout.stack} aria-label={t`Articles`}>
            {lines.map((item) => {
              const { order_item_id } = item
              const quantity = draft.pieces[order_item_id] ?? 0
              const most = piecesLeft(item)
              const options = lineOptions(item)
              const title = [item.title, options].filter(Boolean).join(', ')
              const choose = (pieces: number) => set({ pieces: { ...draft.pieces, [order_item_id]: pieces } })
              return (
                <li key={order_item_id} className={css.line}>
                  <Check label={title} checked={quantity > 0} onChange={(checked) => choose(checked ? most : 0)} />
                  <span>
                    <span className={`${typography.name} ${typography.clamp2}`}>{item.title}</span>
                    {options && <span className={`${typography.small} ${typography.t2}`}>{options}</span>}
                  </span>
                  {most > 1 && quantity > 0 && (
                    <Stepper label={t`Quantity of ${title}`} value={quantity} max={most} onChange={choose} />
                  )}
                </li>
              )
            })}
          </ul>
          {faults.pieces && (
            <p role="alert" className={css.fault}>
              {faults.pieces}
            </p>
          )}
        </Card>
      )}
      <Exemptions lines={lines} />
      <Button type="submit" wide>
        <Trans>Continue</Trans>
      </Button>
    </form>
  )
}

/** The lines that cannot be given back, or the kinds of goods if the lines are not known. */
function Exemptions({ lines }: { lines: Order['items'] }) {
  const { i18n } = useLingui()
  if (lines.length === 0)
    return (
      <p className={`${typography.small} ${typography.t2}`}>
        <Trans>
          Some goods can’t be returned, such as opened food, opened hygiene articles and goods made to order. Their
          product page says so.
        </Trans>
      </p>
    )
  const products = new Map(lines.map((line) => [line.product_id, line]))
  return [...products.values()].map(
    ({ product_id, title, withdrawal_exemption }) =>
      withdrawal_exemption && (
        <p key={product_id} className={`${typography.small} ${typography.t2}`}>
          {title}: {exemptionText(withdrawal_exemption, i18n)}
        </p>
      ),
  )
}
