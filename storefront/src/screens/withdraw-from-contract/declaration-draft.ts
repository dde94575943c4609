import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Order } from '@sampan/contract'
import { piecesLeft } from '@sampan/contract/refund-sums'
import { EMAIL_PATTERN, orderNumberIn, VISIBLE_PATTERN } from '@sampan/contract/rules'
import type { WriteInput } from '@sampan/front/calls'
import type { Faults } from '@sampan/front/use-form'

/** What a shopper enters to withdraw from a contract. */
export type DeclarationDraft = {
  name: string
  order_number: string
  email: string
  scope: 'whole' | 'part'
  /** The part in words, if the lines of the order are not known. */
  part: string
  /** Pieces by line, of a signed-in shopper’s order. */
  pieces: Record<string, number>
}

export const chosenPieces = ({ pieces }: DeclarationDraft) =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([order_item_id, quantity]) => ({ order_item_id, quantity }))

/** The lines of the order, while its number is the entered one. Without lines, the part is named in words. */
export const linesToChoose = ({ order_number }: DeclarationDraft, order: Order | undefined) =>
  order !== undefined && orderNumberIn(order_number) === order.order_number
    ? order.items.filter((item) => piecesLeft(item) > 0)
    : []

/** The options of a line, which tell apart two lines of one product. */
export const lineOptions = ({ values }: Order['items'][number]) => values.map(({ value }) => value).join(' · ')

export function declarationFaults(
  draft: DeclarationDraft,
  order: Order | undefined,
  i18n: I18n,
): Faults<keyof DeclarationDraft> {
  const isPart = draft.scope === 'part'
  const hasLines = linesToChoose(draft, order).length > 0
  return {
    ...(!VISIBLE_PATTERN.test(draft.name) && { name: t(i18n)`Enter your name` }),
    ...(/[<>]/.test(draft.name) && { name: t(i18n)`Enter a name without < and >` }),
    ...(!VISIBLE_PATTERN.test(draft.order_number) && { order_number: t(i18n)`Enter the order number` }),
    ...(!EMAIL_PATTERN.test(draft.email.trim().toLowerCase()) && { email: t(i18n)`Please fill correct email` }),
    ...(isPart && !hasLines && !VISIBLE_PATTERN.test(draft.part) && { part: t(i18n)`Name the articles` }),
    ...(isPart && hasLines && chosenPieces(draft).length === 0 && { pieces: t(i18n)`Choose at least one item` }),
  }
}

export function declarationBody(
  draft: DeclarationDraft,
  order: Order | undefined,
): WriteInput<'POST /api/order/contract_withdrawal'> {
  const { name, order_number, email } = draft
  const person = { name: name.trim(), order_number: order_number.trim(), email: email.trim() }
  if (draft.scope === 'whole') return person
  return linesToChoose(draft, order).length > 0
    ? { ...person, items: chosenPieces(draft) }
    : { ...person, part: draft.part.trim() }
}
