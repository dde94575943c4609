import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { ProviderReport } from '@sampan/contract'
import { PROVIDER_TITLES } from '../../../../features/provider/provider-title.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { Link } from '../../../../navigation/link.tsx'
import { toast } from '../../../../ui/layer/toast.ts'
import { Sum, Sums } from '../../../../ui/layout/facts.tsx'
import { MoneyText } from '../../../../ui/money/money-text.tsx'
import { StatusBadge } from '../../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../../ui/time/moment-text.tsx'
import css from '../card.module.css'
import { TestModeBadge } from '../test-mode.tsx'
import { ReportDays } from './report-days.tsx'

type Props = { report: ProviderReport }

/** A provider's balance, the differences, and the ledger's account, which is the sum of both. */
export function ReportPart({ report }: Props) {
  const { t } = useLingui()
  const { provider, mode, unmatched_payouts } = report
  const { run, isBusy } = useAction('POST /api/admin/provider/read_report')
  const title = PROVIDER_TITLES[provider]
  async function read() {
    if (await run({ provider })) toast.success(t`The report is read within a minute`)
  }
  return (
    <section className={css.provider} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.name}>{title}</h2>
        <Result report={report} />
        <TestModeBadge mode={mode} />
      </header>
      <Reading report={report} />
      {report.balance_cents !== null && <Figures report={report} balance_cents={report.balance_cents} />}
      {unmatched_payouts > 0 && (
        <p className={css.note}>
          <Link to={`/provider-payouts?provider=${provider}&state=unmatched`}>
            <Plural
              value={unmatched_payouts}
              one="# payout isn’t in a bank statement yet"
              other="# payouts aren’t in a bank statement yet"
            />
          </Link>
        </p>
      )}
      <Group gap="xs">
        <Button variant="default" component={Link} to={`/provider-items?provider=${provider}`}>
          <Trans>Show the differences</Trans>
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void read()}>
          <Trans>Read now</Trans>
        </Button>
      </Group>
      <ReportDays provider={provider} />
    </section>
  )
}

function Result({ report: { open, read_at } }: Props) {
  if (read_at === null)
    return (
      <StatusBadge tone="calm">
        <Trans>Not read yet</Trans>
      </StatusBadge>
    )
  if (open > 0)
    return (
      <StatusBadge tone="bad">
        <Plural value={open} one="# unexplained difference" other="# unexplained differences" />
      </StatusBadge>
    )
  return (
    <StatusBadge tone="good">
      <Trans>Everything is explained</Trans>
    </StatusBadge>
  )
}

function Reading({ report: { read_at, failing_since } }: Props) {
  return (
    <>
      {read_at && (
        <p className={css.note}>
          <Trans>
            Read <MomentText at={read_at} as="near" />
          </Trans>
        </p>
      )}
      {failing_since && (
        <p className={css.bad} role="status">
          <Trans>
            We haven’t been able to read the provider’s report since <MomentText at={failing_since} />. We’ll try again
            automatically.
          </Trans>
        </p>
      )}
    </>
  )
}

/** Differences of 0 are left out, except those that operators have to explain. */
function Figures({ report, balance_cents }: Props & { balance_cents: number }) {
  const { clearing_cents, on_its_way_cents, held_cents, recent_cents, explained_cents, open_cents, since_cents } =
    report
  return (
    <div className={css.sums}>
      <Sums>
        <Sum name={<Trans>The provider’s balance</Trans>}>
          <MoneyText cents={balance_cents} />
        </Sum>
        {on_its_way_cents !== 0 && (
          <Sum name={<Trans>On its way to the bank</Trans>}>
            <MoneyText cents={on_its_way_cents} hasSign />
          </Sum>
        )}
        {held_cents !== 0 && (
          <Sum name={<Trans>Held top-ups</Trans>}>
            <MoneyText cents={held_cents} hasSign />
          </Sum>
        )}
        {recent_cents !== 0 && (
          <Sum name={<Trans>Less than a day old</Trans>}>
            <MoneyText cents={recent_cents} hasSign />
          </Sum>
        )}
        {explained_cents !== 0 && (
          <Sum name={<Trans>Explained</Trans>}>
            <MoneyText cents={explained_cents} hasSign />
          </Sum>
        )}
        <Sum name={<Trans>Unexplained</Trans>}>
          <MoneyText cents={open_cents} hasSign />
        </Sum>
        {since_cents !== 0 && (
          <Sum name={<Trans>Booked since the report was read</Trans>}>
            <MoneyText cents={since_cents} hasSign />
          </Sum>
        )}
        <Sum name={<Trans>The provider’s account in the ledger</Trans>} isTotal>
          <MoneyText cents={clearing_cents} isStrong />
        </Sum>
      </Sums>
    </div>
  )
}
