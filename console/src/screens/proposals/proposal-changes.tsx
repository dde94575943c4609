import { Trans, useLingui } from '@lingui/react/macro'
import type { ProposedChange } from '@sampan/contract'
import { LANGUAGES } from '@sampan/contract/rules'
import { MoneyText } from '../../ui/money/money-text.tsx'
import { fieldWord } from './proposal-words.ts'
import css from './proposals.module.css'

const languageName = (tag: string) => LANGUAGES.find((language) => language.tag === tag)?.language_name ?? tag

/** What is there and what would be, a line each. */
export function ProposalChanges({ changes }: { changes: readonly ProposedChange[] }) {
  const { i18n } = useLingui()
  return (
    <table className={css.changes}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>After</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, language, before, after }) => (
          <tr key={`${field} ${language}`}>
            <th scope="row">
              {fieldWord(field, i18n)}
              {language && `, ${languageName(language)}`}
            </th>
            <td lang={language}>
              <Value value={before} />
            </td>
            <td lang={language}>
              <Value value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ value }: { value: ProposedChange['before'] }) {
  if (value === null) return '–'
  if ('cents' in value) return <MoneyText cents={value.cents} />
  if ('is' in value) return value.is ? <Trans>Open</Trans> : <Trans>Closed</Trans>
  return value.text
}
