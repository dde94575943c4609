import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { LANGUAGES, type Language, MESSAGE_LIMIT } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { FormFooter } from '../../forms/form-footer.tsx'
import { OpenedInDialog, useOutdatedNote } from '../../forms/opened-version.tsx'
import { useAction } from '../../forms/use-action.ts'
import { useForm } from '../../forms/use-form.ts'
import { Textarea, TextInput } from '../../ui/form/text-input.tsx'
import { Dialog } from '../../ui/layer/dialog.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { Empty } from '../../ui/layout/empty.tsx'
import css from './chat.module.css'

type Answer = ReplyTo<'GET /api/admin/service/canned'>[number]
type Draft = { title: string } & Record<Language, string>

const TITLE_LIMIT = 80

/** Adds, changes and deletes canned answers in the five languages. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data: answers } = useRead('GET /api/admin/service/canned')
  const { run, isBusy } = useAction('POST /api/admin/service/canned_delete')
  const [editedAnswer, setEditedAnswer] = useState<Answer | 'new'>()
  const latest = (answer: Answer) =>
    answers?.find(({ canned_answer_id }) => canned_answer_id === answer.canned_answer_id) ?? answer
  return (
    <Dialog size="lg" onClose={onClose} title={t`Saved replies`}>
      {editedAnswer ? (
        <OpenedInDialog data={editedAnswer === 'new' ? undefined : latest(editedAnswer)}>
          {(answer) => <AnswerForm answer={answer} onEnd={() => setEditedAnswer(undefined)} />}
        </OpenedInDialog>
      ) : (
        <Stack gap="sm">
          {answers?.length === 0 && <Empty title={<Trans>No saved replies yet</Trans>} />}
          <ul className={css.answers}>
            {answers?.map((answer) => {
              const { canned_answer_id, revision, title } = answer
              return (
                <li key={canned_answer_id} className={css.answer}>
                  <span className={css.title}>{title}</span>
                  <Button variant="default" aria-label={t`Edit ${title}`} onClick={() => setEditedAnswer(answer)}>
                    <Trans>Edit</Trans>
                  </Button>
                  <Button
                    variant="subtle"
                    color="red"
                    aria-label={t`Delete ${title}`}
                    loading={isBusy}
                    onClick={() => void run({ canned_answer_id, revision })}
                  >
                    <Trans>Delete</Trans>
                  </Button>
                </li>
              )
            })}
          </ul>
          <Group justify="flex-end">
            <Button onClick={() => setEditedAnswer('new')}>
              <Trans>Add a saved reply</Trans>
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

const EMPTY: Draft = { title: '', en: '', 'zh-CN': '', ja: '', ko: '', th: '' }

function AnswerForm({ answer, onEnd }: { answer: Answer | undefined; onEnd: () => void }) {
  const { t } = useLingui()
  const outdatedNote = useOutdatedNote()
  const form = useForm({
    call: 'POST /api/admin/service/canned',
    start: answer ? { title: answer.title, ...answer.words } : EMPTY,
    rules: (draft, i18n) =>
      Object.fromEntries(
        Object.entries(draft)
          .filter(([, text]) => text.trim() === '')
          .map(([name]) => [name, translate(i18n)`Required`]),
      ),
    inputOf: ({ title, ...words }) => ({
      title,
      words,
      ...(answer && { canned_answer_id: answer.canned_answer_id, revision: answer.revision }),
    }),
    after: () => toast.success(t`Reply saved`),
    leave: onEnd,
  })
  return (
    <form {...form.props}>
      <Stack gap="sm">
        {!form.isBusy && outdatedNote}
        <TextInput label={t`Title (only operators see it)`} maxLength={TITLE_LIMIT} {...form.field('title')} />
        {LANGUAGES.map(({ tag, language_name }) => (
          <Textarea
            key={tag}
            lang={tag}
            label={language_name}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={MESSAGE_LIMIT}
            {...form.field(tag)}
          />
        ))}
        <FormFooter form={form} send={<Trans>Save</Trans>} onCancel={onEnd} />
      </Stack>
    </form>
  )
}
