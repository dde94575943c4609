import { useLingui } from '@lingui/react/macro'
import { Select } from '@mantine/core'
import css from './column-choices.module.css'

type ColumnChoicesProps<Target extends string> = {
  columns: readonly { heading: string; samples: readonly string[] }[]
  choices: readonly { value: Target; label: string }[]
  targets: readonly (Target | null)[]
  onChange: (targets: (Target | null)[]) => void
}

/** The columns of a file with sample values, and what each means. Columns without a meaning are ignored. */
export function ColumnChoices<Target extends string>({
  columns,
  choices,
  targets,
  onChange,
}: ColumnChoicesProps<Target>) {
  const { t } = useLingui()
  return (
    <ul className={css.columns}>
      {columns.map(({ heading, samples }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file never change
        <li key={at} className={css.column}>
          <div className={css.heading}>
            <strong>{heading || '–'}</strong>
            <div className={css.samples}>{samples.join(' · ')}</div>
          </div>
          <Select
            aria-label={t`Meaning of ${heading}`}
            placeholder={t`Ignore`}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t`Clear` }}
            data={[...choices]}
            value={targets[at] ?? null}
            onChange={(next) => {
              const target = choices.find(({ value }) => value === next)?.value ?? null
              onChange(targets.map((one, other) => (other === at ? target : one)))
            }}
          />
        </li>
      ))}
    </ul>
  )
}
