import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReportItem } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { ShopperLink } from '../../../../features/account/shopper-link.tsx'
import { WaitingButton } from '../../../../features/operator/waiting-proposal.tsx'
import { PROVIDER_TITLES } from '../../../../features/provider/provider-title.ts'
import { CodeText } from '../../../../ui/text/code-text.tsx'
import { CopyButton } from '../../../../ui/text/copy-button.tsx'
import { MomentText } from '../../../../ui/time/moment-text.tsx'
import css from '../card.module.css'
import { differenceText, knownText } from './report-text.ts'

type Props = { item: ReportItem; onExplain: (item: ReportItem) => void }

/** Differences that wait by themselves need no explanation. */
const isExplainable = ({ state, known_because }: ReportItem) =>
  state === 'open' || (state === 'known' && known_because === 'recent')

/** How an entry differs, who explained it, and the button for it. */
export function ItemNotes({ item, onExplain }: Props) {
  const { i18n } = useLingui()
  const { provider, kind, key, shopper, state, differs, known_because, proposal } = item
  const proposed_by = proposal?.proposed_by
  return (
    <div className={css.notes}>
      {shopper && <ShopperLink shopper={shopper} />}
      {differs && <span>{differenceText(differs, i18n)}</span>}
      {state === 'known' && known_because && <span>{knownText(known_because, i18n)}</span>}
      <Fees item={item} />
      <Explanations item={item} />
      {kind !== 'rest' && (
        <span>
          {PROVIDER_TITLES[provider]}: <CodeText>{key}</CodeText> <CopyButton text={key} />
        </span>
      )}
      {proposal ? (
        <>
          <span>
            <Trans>Requested by {proposed_by}</Trans>
          </span>
          <WaitingButton proposal={proposal} size="compact-sm" />
        </>
      ) : (
        isExplainable(item) && (
          <Button variant="default" size="compact-sm" onClick={() => onExplain(item)}>
            <Trans>Explain</Trans>
          </Button>
        )
      )}
    </div>
  )
}

/** The fees on both sides, if they differ. */
function Fees({ item: { books_fee_cents, report_fee_cents } }: Pick<Props, 'item'>) {
  if (books_fee_cents === report_fee_cents) return null
  const [ours, theirs] = [moneyText(books_fee_cents), moneyText(report_fee_cents)]
  return (
    <span>
      <Trans>
        Fee in the ledger: {ours}. Fee in the report: {theirs}.
      </Trans>
    </span>
  )
}

function Explanations({ item: { explanations } }: Pick<Props, 'item'>) {
  return explanations.map(({ reason, explained_by, approved_by, booked_fee_cents, created_at }) => {
    const fee = moneyText(booked_fee_cents)
    return (
      <span key={created_at}>
        {reason}
        {booked_fee_cents !== 0 && (
          <>
            {' '}
            <Trans>Booked as a fee: {fee}.</Trans>
          </>
        )}
        <br />
        {explained_by}, {approved_by} · <MomentText at={created_at} as="near" />
      </span>
    )
  })
}
