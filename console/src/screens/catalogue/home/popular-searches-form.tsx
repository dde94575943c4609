import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { LANGUAGES, type Language } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { type Texts, textsIn } from '../../../ui/text/texts.ts'
import { type TextsRow, TextsSheet } from '../texts-sheet.tsx'
import css from './home.module.css'

type PopularSearches = ReplyTo<'GET /api/admin/home'>['popular_searches']

const WORDS = 20
const FEWEST_ROWS = 8

/** Row n has the n-th word of each language. The words of a row are not translations of each other. */
function rowsOf({ items }: PopularSearches): Texts[] {
  const longest = Math.max(FEWEST_ROWS, ...Object.values(items).map((words) => words.length))
  return Array.from({ length: longest }, (_, at) =>
    textsIn(Object.fromEntries(Object.entries(items).map(([tag, words]) => [tag, words[at] ?? '']))),
  )
}

const wordsIn = (rows: readonly Texts[], tag: Language): string[] =>
  rows.map((row) => row[tag]?.trim() ?? '').filter((word) => word !== '')

/** Search words suggested before anything is typed, in order, separately for each language. */
export function PopularSearchesForm({
  popularSearches,
  onSaved,
}: {
  popularSearches: PopularSearches
  onSaved: () => unknown
}) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/home/popular_searches',
    start: { rows: rowsOf(popularSearches) },
    inputOf: ({ rows }) => ({
      revision: popularSearches.revision,
      items: Object.fromEntries(LANGUAGES.map(({ tag }) => [tag, wordsIn(rows, tag)])),
    }),
    after: () => toast.success(t`Popular searches saved`),
    leave: onSaved,
  })
  const { rows } = form.draft
  return (
    <form {...form.props} className={css.form}>
      <TextsSheet
        label={t`Popular searches`}
        name="rows"
        head={<Trans>Position</Trans>}
        limit={40}
        isOptional
        disabled={form.isBusy}
        rows={rows.map(
          (texts, at): TextsRow => ({ key: String(at), label: t`Popular search ${at + 1}`, head: at + 1, texts }),
        )}
        onChange={(texts) => form.set({ rows: rows.map((row, at) => texts[at] ?? row) })}
      />
      {rows.length < WORDS && (
        <div>
          <Button variant="default" onClick={() => form.set({ rows: [...rows, textsIn({})] })}>
            <Trans>Add a row</Trans>
          </Button>
        </div>
      )}
      <FormFooter form={form} send={<Trans>Save</Trans>} />
    </form>
  )
}
