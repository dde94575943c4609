import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { MOVE_IN_OUTCOMES, type MoveInOutcome } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import css from './move-in-lines.module.css'
import { OUTCOME_TONES, outcomeText, remarkText } from './move-in-texts.tsx'

type MoveInLinesProps = { file_id: string; outcomes: Partial<Record<MoveInOutcome, number>> }
type Show = 'all' | 'remarked' | MoveInOutcome

/** The lines of a file with their contents and remarks, a hundred per page. */
export function MoveInLines({ file_id, outcomes }: MoveInLinesProps) {
  const { t, i18n } = useLingui()
  const [after, setAfter] = useState(0)
  const [show, setShow] = useState<Show>('all')
  const query = {
    file_id,
    after,
    ...(show === 'remarked' && { remarked: 'true' as const }),
    ...(show !== 'remarked' && show !== 'all' && { outcome: show }),
  }
  const { data } = useRead('GET /api/admin/move_in/lines', query, { keepLast: true })
  const next = data?.after ?? null
  const withLines = MOVE_IN_OUTCOMES.filter((outcome) => outcomes[outcome])
  return (
    <>
      <div className={css.tabs}>
        <FilterTabs<Show>
          label={t`Lines`}
          value={show}
          options={[
            { value: 'all', label: t`All` },
            ...withLines.map((outcome) => ({
              value: outcome,
              label: `${outcomeText(outcome, i18n)} ${outcomes[outcome] ?? 0}`,
            })),
            { value: 'remarked', label: t`With remarks` },
          ]}
          onChange={(value) => {
            setShow(value)
            setAfter(0)
          }}
        />
      </div>
      <ul className={css.lines} aria-label={t`Lines`} aria-busy={data === undefined}>
        {data?.items.map(({ line, outcome, title, about, remarks }) => (
          <li key={line} className={css.line}>
            <span className={css.number}>{line}</span>
            <span className={css.text}>
              <strong>{title || '–'}</strong>
              {about && <span className={css.about}>{about}</span>}
              {remarks.map(({ remark, cell }) => (
                <span key={remark} className={css.remark}>
                  {remarkText(remark, i18n)} {cell && <code className={css.cell}>{cell}</code>}
                </span>
              ))}
            </span>
            <StatusBadge tone={OUTCOME_TONES[outcome]}>{outcomeText(outcome, i18n)}</StatusBadge>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        {after > 0 && (
          <Button variant="default" onClick={() => setAfter(0)}>
            <Trans>Back to start</Trans>
          </Button>
        )}
        {next !== null && (
          <Button variant="default" onClick={() => setAfter(next)}>
            <Trans>Next lines</Trans>
          </Button>
        )}
      </Group>
    </>
  )
}
