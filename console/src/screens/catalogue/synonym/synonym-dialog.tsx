import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { type Language, SYNONYM_LIMIT, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { languageName } from '../../../ui/text/language-name.ts'

type SynonymDialogProps = {
  language: Language
  /** A keyword that found nothing; empty for a new synonym. */
  word: string
  onClose: () => void
}

export function SynonymDialog({ language, word, onClose }: SynonymDialogProps) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/synonym/save',
    start: { word, meaning: '', is_both: false },
    rules: ({ word, meaning }, i18n) => ({
      ...(!VISIBLE_PATTERN.test(word) && { word: translate(i18n)`Enter a word` }),
      ...(!VISIBLE_PATTERN.test(meaning) && { meaning: translate(i18n)`Enter a word` }),
    }),
    inputOf: (draft) => ({ ...draft, language }),
    after: () => toast.success(t`Synonym saved. Searches use it in a few seconds.`),
    leave: onClose,
  })
  const { is_both } = form.draft
  return (
    <FormDialog
      form={form}
      title={t`Add a synonym in ${languageName(language)}`}
      send={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextInput
        label={t`When shoppers search for`}
        lang={language}
        maxLength={SYNONYM_LIMIT}
        autoComplete="off"
        data-autofocus={word === '' || undefined}
        {...form.field('word')}
      />
      <TextInput
        label={t`Also find products with`}
        lang={language}
        maxLength={SYNONYM_LIMIT}
        autoComplete="off"
        data-autofocus={word !== '' || undefined}
        {...form.field('meaning')}
      />
      <Checkbox
        size="sm"
        label={t`In both directions`}
        checked={is_both}
        disabled={form.isBusy}
        onChange={(event) => form.set({ is_both: event.currentTarget.checked })}
      />
    </FormDialog>
  )
}
