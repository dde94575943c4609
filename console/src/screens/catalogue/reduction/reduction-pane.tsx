import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { categoryNames } from '../../../features/catalogue/category-names.tsx'
import { WaitingProposal } from '../../../features/operator/waiting-proposal.tsx'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { OpenedVersion } from '../../../forms/opened-version.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { Fact, Facts } from '../../../ui/layout/facts.tsx'
import { ReductionForm } from './reduction-form.tsx'
import { ReductionLines } from './reduction-lines.tsx'
import { percentText, type Reduction, ReductionState } from './reduction-state.tsx'
import { ReductionTime } from './reduction-time.tsx'

type PaneProps = {
  /** Undefined for a new reduction. */
  reduction_id: string | undefined
  time_zone: string
  onClose: () => void
}

/** A price reduction: a form while it is planned, afterwards its prices. */
export function ReductionPane({ reduction_id, time_zone, onClose }: PaneProps) {
  const { t } = useLingui()
  const query = useRead(
    'GET /api/admin/reduction/detail',
    { reduction_id: reduction_id ?? '' },
    { enabled: reduction_id !== undefined },
  )
  const reduction = query.data
  const [isStopping, setStopping] = useState(false)
  const isPlanned = reduction?.state === 'planned'
  const isOpen = isPlanned || reduction?.state === 'running'
  return (
    <DetailPane
      title={reduction?.name ?? t`New price reduction`}
      mark={reduction && <ReductionState state={reduction.state} />}
      actions={
        isOpen && (
          <Button variant="default" onClick={() => setStopping(true)}>
            {isPlanned ? <Trans>Cancel reduction</Trans> : <Trans>End now</Trans>}
          </Button>
        )
      }
      onClose={onClose}
      query={reduction_id === undefined ? undefined : query}
    >
      {reduction?.proposal && <WaitingProposal proposal={reduction.proposal} categoryNames={categoryNames} />}
      {reduction && !isPlanned ? (
        <PastReduction reduction={reduction} />
      ) : (
        <OpenedVersion data={reduction}>
          {(opened) => (
            <ReductionForm reduction={opened} time_zone={opened?.time_zone ?? time_zone} onClose={onClose} />
          )}
        </OpenedVersion>
      )}
      {isStopping && reduction && (
        <ConfirmDialog
          call="POST /api/admin/reduction/stop"
          input={{ reduction_id: reduction.reduction_id, revision: reduction.revision }}
          title={isPlanned ? t`Cancel this reduction?` : t`End this reduction now?`}
          note={<Trans>Products cost their regular price. Orders keep the price that shoppers saw.</Trans>}
          confirm={isPlanned ? <Trans>Cancel reduction</Trans> : <Trans>End now</Trans>}
          isDangerous
          after={() => {
            toast.success(t`Price reduction stopped`)
            onClose()
          }}
          onClose={() => setStopping(false)}
        />
      )}
    </DetailPane>
  )
}

function PastReduction({ reduction }: { reduction: Reduction }) {
  const { starts_at, ends_at, time_zone, takes_codes } = reduction
  return (
    <Stack gap="sm">
      <Facts>
        <Fact name={<Trans>Discount</Trans>}>{percentText(reduction) ?? <Trans>A price for each SKU</Trans>}</Fact>
        <Fact name={<Trans>Starts</Trans>}>
          <ReductionTime at={starts_at} time_zone={time_zone} />
        </Fact>
        <Fact name={<Trans>Ends</Trans>}>
          <ReductionTime at={ends_at} time_zone={time_zone} />
        </Fact>
        <Fact name={<Trans>Promo codes</Trans>}>
          {takes_codes ? <Trans>Reduce the price further</Trans> : <Trans>Do not apply</Trans>}
        </Fact>
      </Facts>
      <ReductionLines preview={reduction} />
    </Stack>
  )
}
