import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Select, SimpleGrid, Stack } from '@mantine/core'
import {
  COUNTRIES,
  DECIMAL_SIGNS,
  LANGUAGES,
  MOVE_IN_KINDS,
  MOVE_IN_NEEDED,
  MOVE_IN_TARGETS,
  type MoveInKind,
  type MoveInTarget,
} from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { countryText } from '../../../ui/text/country-text.ts'
import { ColumnChoices } from '../import/column-choices.tsx'
import { kindText, systemText, targetText } from './move-in-texts.tsx'

type Mapping = ReplyTo<'GET /api/admin/move_in/mapping'>

/** Asks what a file contains and what its columns mean. */
export function MoveInMapping({ file_id, kind }: { file_id: string; kind: MoveInKind }) {
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState(kind)
  const { data } = useRead('GET /api/admin/move_in/mapping', { file_id, kind: chosen })
  return (
    <Stack gap="sm">
      <Select
        label={t`Contents`}
        allowDeselect={false}
        data={MOVE_IN_KINDS.map((value) => ({ value, label: kindText(value, i18n) }))}
        value={chosen}
        onChange={(next) => setChosen(MOVE_IN_KINDS.find((one) => one === next) ?? chosen)}
      />
      {data?.kind === chosen && <MappingForm key={chosen} file_id={file_id} mapping={data} />}
    </Stack>
  )
}

function MappingForm({ file_id, mapping }: { file_id: string; mapping: Mapping }) {
  const { i18n } = useLingui()
  const mappingAction = useAction('POST /api/admin/move_in/map')
  const { kind, columns, system } = mapping
  const [targets, setTargets] = useState(columns.map(({ target }) => target))
  const [reading, setReading] = useState<Reading>(mapping)
  const meanings: readonly MoveInTarget[] = MOVE_IN_TARGETS[kind]
  const missing = MOVE_IN_NEEDED[kind].filter((group) => !group.some((target) => targets.includes(target)))
  const missing_names = missing.map((group) => group.map((target) => targetText(target, i18n)).join(' / ')).join(', ')
  const { country, language, decimal_sign, is_day_first } = reading
  return (
    <>
      <Alert color="blue" variant="light" title={systemText(system, i18n)}>
        {mapping.is_remembered ? (
          <Trans>We read the columns as in your last file with these headings. Check them, then continue.</Trans>
        ) : (
          <Trans>Check what each column means. Columns without a meaning are ignored.</Trans>
        )}
      </Alert>
      <ReadingFields kind={kind} reading={reading} onChange={setReading} />
      <ColumnChoices
        columns={columns}
        choices={meanings.map((target) => ({ value: target, label: targetText(target, i18n) }))}
        targets={targets}
        onChange={setTargets}
      />
      {missing.length > 0 && (
        <p>
          <Trans>Still missing: {missing_names}</Trans>
        </p>
      )}
      <div>
        <Button
          disabled={missing.length > 0}
          loading={mappingAction.isBusy}
          onClick={() =>
            void mappingAction.run({ file_id, kind, columns: targets, country, language, decimal_sign, is_day_first })
          }
        >
          <Trans>Check the file</Trans>
        </Button>
      </div>
    </>
  )
}

type Reading = Pick<Mapping, 'country' | 'language' | 'decimal_sign' | 'is_day_first'>
type ReadingFieldsProps = { kind: MoveInKind; reading: Reading; onChange: (reading: Reading) => void }

/** How cells are read that do not say it themselves. */
function ReadingFields({ kind, reading, onChange }: ReadingFieldsProps) {
  const { t, i18n } = useLingui()
  const { country, language, decimal_sign, is_day_first } = reading
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      {kind === 'customers' && (
        <Select
          label={t`Country of numbers without one`}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t`Clear` }}
          data={COUNTRIES.map((value) => ({ value, label: countryText(value, i18n) }))}
          value={country}
          onChange={(next) => onChange({ ...reading, country: next })}
        />
      )}
      {(kind === 'customers' || kind === 'reviews') && (
        <Select
          label={t`Language where none is given`}
          allowDeselect={false}
          data={LANGUAGES.map(({ tag, language_name }) => ({ value: tag, label: language_name }))}
          value={language}
          onChange={(next) =>
            onChange({ ...reading, language: LANGUAGES.find(({ tag }) => tag === next)?.tag ?? language })
          }
        />
      )}
      {(kind === 'balances' || kind === 'promos') && (
        <Select
          label={t`Numbers are written as`}
          allowDeselect={false}
          data={DECIMAL_SIGNS.map((value) => ({ value, label: value === 'point' ? '1,234.50' : '1.234,50' }))}
          value={decimal_sign}
          onChange={(next) =>
            onChange({ ...reading, decimal_sign: DECIMAL_SIGNS.find((one) => one === next) ?? decimal_sign })
          }
        />
      )}
      {kind !== 'balances' && (
        <Select
          label={t`Dates are written as`}
          allowDeselect={false}
          data={[
            { value: 'month', label: '12/31/2026' },
            { value: 'day', label: '31/12/2026' },
          ]}
          value={is_day_first ? 'day' : 'month'}
          onChange={(next) => onChange({ ...reading, is_day_first: next === 'day' })}
        />
      )}
    </SimpleGrid>
  )
}
