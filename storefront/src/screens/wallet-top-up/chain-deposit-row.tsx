import { Trans, useLingui } from '@lingui/react/macro'
import type { ChainDeposit } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import { Button } from '../../ui/button/button.tsx'
import css from './chain-deposit-row.module.css'
import { DepositTag, DepositText } from './deposit-state.tsx'

/** `12345.678` as `12,345.678`. */
function groupedAmount(amount: string): string {
  const [whole = '', part] = amount.split('.')
  const groupedDigits = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? groupedDigits : `${groupedDigits}.${part}`
}

type Props = {
  deposit: ChainDeposit
  /** The payment that led to the top-up. */
  next?: string | null
}

/** A transfer to the shopper's address: amount, network, state, and the way to its next step. */
export function ChainDepositRow({ deposit, next }: Props) {
  const { i18n } = useLingui()
  const { name, symbol, state, seen_at, confirmations, confirmations_needed } = deposit
  const isGood = state === 'credited' || state === 'by_hand'
  const amount = groupedAmount(deposit.amount)
  return (
    <article className={css.row}>
      <header className={css.head}>
        <h3 className={css.amount} translate="no">
          {amount} {symbol}
        </h3>
        <DepositTag deposit={deposit} />
      </header>
      <p className={css.small}>
        {name} · <time dateTime={seen_at}>{momentText(seen_at, languageTag(i18n))}</time>
      </p>
      {state === 'seen' && (
        // The text below says the same.
        <progress
          className={css.track}
          value={confirmations}
          max={Math.max(1, confirmations_needed)}
          aria-hidden="true"
        />
      )}
      <p className={classNames(css.text, isGood && css.good)}>
        <DepositText deposit={deposit} />
      </p>
      <Links deposit={deposit} next={next} />
    </article>
  )
}

function Links({ deposit: { state, recharge_id, explorer_url }, next }: Props) {
  if (!recharge_id && !explorer_url && state !== 'held') return null
  return (
    <div className={css.links}>
      {state === 'held' && (
        <Button tone="quiet" size="small" href="/service">
          <Trans>Customer service</Trans>
        </Button>
      )}
      {recharge_id && next && (
        <Button tone="quiet" size="small" href={next}>
          <Trans>Finish paying</Trans>
        </Button>
      )}
      {recharge_id && (
        <Button tone="quiet" size="small" href={`/topUpRecord?sent=${recharge_id}`}>
          <Trans>View the record</Trans>
        </Button>
      )}
      {explorer_url && (
        <Button tone="quiet" size="small" href={explorer_url} newTab>
          <Trans>View transaction</Trans>
        </Button>
      )}
    </div>
  )
}
