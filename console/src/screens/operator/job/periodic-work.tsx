import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { MomentText } from '../../../ui/time/moment-text.tsx'
import css from './dead-jobs.module.css'
import { periodicWorkText } from './periodic-work-text.ts'

type PeriodicWorkProps = { work: ReplyTo<'GET /api/admin/job/dead'>['periodic'] }

/** Work that the shop repeats, such as audits: its last success and its last error. */
export function PeriodicWork({ work }: PeriodicWorkProps) {
  const { t, i18n } = useLingui()
  const nameOf = (name: string) => {
    const text = periodicWorkText(name)
    return text ? i18n._(text) : name
  }
  // Failing work comes first.
  const inOrder = work.toSorted(
    (one, other) => other.failures - one.failures || nameOf(one.name).localeCompare(nameOf(other.name)),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise the page could not be scrolled by keyboard
    <section aria-labelledby="periodic-work" tabIndex={0}>
      <h2 id="periodic-work">
        <Trans>Periodic work</Trans>
      </h2>
      <Table aria-label={t`Periodic work`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Work</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Last success</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Last error</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {inOrder.map(({ name, succeeded_at, failures, error }) => (
            <Table.Tr key={name}>
              <Table.Td className={css.wrap}>{nameOf(name)}</Table.Td>
              <Table.Td>
                {succeeded_at === null ? <Trans>Not yet</Trans> : <MomentText at={succeeded_at} as="near" />}
              </Table.Td>
              <Table.Td className={css.wrap}>{failures > 0 && `${failures} × ${error}`}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
