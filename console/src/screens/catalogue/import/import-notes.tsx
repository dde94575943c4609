import { Trans, useLingui } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { Part } from '../../../ui/layout/facts.tsx'
import css from './import-faults.module.css'
import { noteText } from './import-texts.ts'

type Notes = ReplyTo<'GET /api/admin/import/detail'>['notes']

/** The remarks of an import: values taken over in another form, or left out. */
export function ImportNotes({ notes }: { notes: Notes }) {
  const { i18n } = useLingui()
  if (notes.length === 0) return null
  return (
    <Part title={<Trans>Notes</Trans>}>
      <ul className={css.faults}>
        {notes.map(({ note, count, line, detail }) => (
          <li key={note}>
            <strong>{noteText(note, i18n)}</strong>
            <div>
              {detail ?? (
                <Trans>
                  {count} ×, first in line {line}
                </Trans>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
