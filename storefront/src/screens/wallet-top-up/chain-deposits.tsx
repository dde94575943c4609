import { Trans, useLingui } from '@lingui/react/macro'
import type { ChainDeposit } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import { useEffect, useState } from 'react'
import { pollInterval } from '../../api/live/live-state.ts'
import { useInvalidate } from '../../api/use-invalidate.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Note, NoteAction } from '../../ui/layout/note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { ChainDepositRow } from './chain-deposit-row.tsx'
import css from './chain-deposits.module.css'

/** The number of deposits before the button that shows all. */
const SHOWN = 5

const isSettled = ({ state }: ChainDeposit) => state !== 'seen'
export const depositKey = ({ network, transaction_hash, log_index }: ChainDeposit) =>
  `${network} ${transaction_hash} ${log_index}`

/** The transfers to the shopper's addresses on all networks. The list follows the chain while the screen is open. */
export function ChainDeposits({ next }: { next: string | null }) {
  const { data, isError, refetch } = useRead('GET /api/user/chain_deposits', undefined, { every_ms: pollInterval })
  useBalanceAfter(data?.items)
  return (
    <Section small title={<Trans>Your deposits</Trans>}>
      <div className={layout.pad}>
        {isError && (
          <div className={css.fault}>
            <Note
              tone="wait"
              action={
                <NoteAction onClick={() => void refetch()}>
                  <Trans>Try again</Trans>
                </NoteAction>
              }
            >
              {data ? (
                <Trans>We can’t update this list right now. Your deposits aren’t affected.</Trans>
              ) : (
                <Trans>We can’t load your deposits right now. The deposits themselves aren’t affected.</Trans>
              )}
            </Note>
          </div>
        )}
        {data ? (
          <List deposits={data.items} next={next} />
        ) : (
          !isError && (
            <Waiting>
              <SkeletonRows rows={2} />
            </Waiting>
          )
        )}
      </div>
    </Section>
  )
}

/** Refetches the balance after a deposit was settled, if no live event has done so. */
function useBalanceAfter(deposits: readonly ChainDeposit[] | undefined): void {
  const onSettled = useInvalidate('POST /api/user/recharge')
  const settled_count = deposits?.filter(isSettled).length
  const [last, setLast] = useState<number>()
  useEffect(() => {
    if (settled_count === undefined || settled_count === last) return
    setLast(settled_count)
    if (last !== undefined) onSettled()
  }, [settled_count, last, onSettled])
}

function List({ deposits, next }: { deposits: readonly ChainDeposit[]; next: string | null }) {
  const { t } = useLingui()
  const [isAll, setAll] = useState(false)
  if (deposits.length === 0) {
    return (
      <Card className={css.empty}>
        <p>
          <Trans>No deposits yet. A transfer shows up here as soon as it’s in a block.</Trans>
        </p>
      </Card>
    )
  }
  const waiting = deposits.find((deposit) => !isSettled(deposit))
  return (
    <>
      <p role="status" className={typography.srOnly}>
        {waiting && t`Transfer detected: ${waiting.amount} ${waiting.symbol}`}
      </p>
      <Card flush>
        <ul>
          {(isAll ? deposits : deposits.slice(0, SHOWN)).map((deposit, at) => (
            <li key={depositKey(deposit)}>
              <ChainDepositRow deposit={deposit} next={at === 0 ? next : null} />
            </li>
          ))}
        </ul>
      </Card>
      {!isAll && deposits.length > SHOWN && (
        <div className={css.more}>
          <Button tone="soft" onClick={() => setAll(true)}>
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
