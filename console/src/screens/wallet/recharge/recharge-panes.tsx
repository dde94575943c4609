import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { useFilters } from '../../../navigation/address.ts'
import { Link } from '../../../navigation/link.tsx'
import { Filters } from '../../../ui/layout/filters.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { type AUDIT_FILTERS, AuditFilters, StateTabs } from '../audit-filters.tsx'
import { auditText } from '../audit-status.tsx'
import { neighbourId } from '../neighbour-id.ts'
import { useDoubleClickGuard } from '../use-double-click-guard.ts'
import { RechargePane } from './recharge-pane.tsx'

export const RECHARGE_STATES = ['waiting', 'confirmed', 'flagged', 'passed', 'refused', 'all'] as const
export type RechargeState = (typeof RECHARGE_STATES)[number]

export type RechargeAddress = ReturnType<typeof useFilters<typeof AUDIT_FILTERS>>

type RechargePanesProps = {
  address: RechargeAddress
  state: RechargeState
  recharge_id: string | undefined
  /** The ids of the listed top-ups, for the buttons to the next and the previous one. */
  ids: readonly string[]
  children: ReactNode
}

/** A list of top-ups below its filters, with the open one next to it. */
export function RechargePanes({ address: { filters, set }, state, recharge_id, ids, children }: RechargePanesProps) {
  const { t, i18n } = useLingui()
  const { isPaused, pause } = useDoubleClickGuard()
  const next = neighbourId(ids, recharge_id ?? '', 1)
  const show = (id: string | undefined) => id && (() => set({}, { path: `/recharges/${id}` }))
  const states: Record<RechargeState, string> = {
    waiting: auditText(0, i18n),
    confirmed: t`Confirmed by the bank`,
    flagged: t`Reused evidence`,
    passed: auditText(1, i18n),
    refused: auditText(2, i18n),
    all: t`All`,
  }
  return (
    <Panes
      isDetailWide
      list={
        <>
          <PageHeader
            title={<Trans>Top-ups</Trans>}
            note={
              <Trans>
                By bank transfer and on-chain. Cards and wallet apps are in{' '}
                <Link to="/card-top-ups">Instant top-ups</Link>.
              </Trans>
            }
          />
          {state === 'confirmed' ? (
            <Filters>
              <StateTabs state={state} states={states} set={set} />
            </Filters>
          ) : (
            <AuditFilters
              filters={filters}
              set={set}
              state={state}
              states={states}
              method={{ label: t`Method`, bank: 'manual', chain: 'chain' }}
            />
          )}
          {children}
        </>
      }
      detail={
        recharge_id && (
          <RechargePane
            key={recharge_id}
            recharge_id={recharge_id}
            isPaused={isPaused}
            onClose={() => set({}, { path: '/recharges' })}
            onDone={() => {
              pause()
              set({}, { path: next ? `/recharges/${next}` : '/recharges' })
            }}
            onNext={show(next) || undefined}
            onBefore={show(neighbourId(ids, recharge_id, -1)) || undefined}
          />
        )
      }
    />
  )
}
