import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group } from '@mantine/core'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { useState } from 'react'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { OpenedVersion } from '../../forms/opened-version.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Textarea, TextInput } from '../../ui/form/text-input.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import type { ArticleDraft } from './article-draft.ts'
import type { Article } from './articles.ts'
import css from './info.module.css'

type LanguageFormProps = {
  article: Article
  name: string
  /** True if another language has custom text, so this language should have custom text too. */
  isOwnElsewhere: boolean
  onEdit: (draft: ArticleDraft) => void
  onStored: (article: Article) => void
}

/** A page in one language. The page is saved, and reset to the default text, independently of the other languages. */
export function LanguageForm({ article, onStored, onEdit, ...rest }: LanguageFormProps) {
  return (
    <OpenedVersion data={article}>
      {(version, onSaved) => {
        const store = (reply: Article) => {
          onSaved(reply)
          onStored(reply)
          onEdit(reply)
        }
        return <Fields article={version} onStored={store} onEdit={onEdit} {...rest} />
      }}
    </OpenedVersion>
  )
}

function Fields({ article, name, isOwnElsewhere, onEdit, onStored }: LanguageFormProps) {
  const { t } = useLingui()
  const { collection, slug, language, revision, is_own } = article
  const key = { collection, slug, language, revision }
  const [isResetting, setResetting] = useState(false)
  const form = useForm({
    call: 'POST /api/admin/article/save',
    start: { title: article.title, body_markdown: article.body_markdown },
    rules: (draft, i18n) => ({
      ...(!VISIBLE_PATTERN.test(draft.title) && { title: translate(i18n)`Required` }),
      ...(!VISIBLE_PATTERN.test(draft.body_markdown) && { body_markdown: translate(i18n)`Required` }),
    }),
    inputOf: (own) => ({ ...key, own }),
    after: (reply) => {
      toast.success(t`Page saved`)
      onStored(reply)
    },
  })
  const { draft, set } = form
  const type = (change: Partial<typeof draft>) => {
    set(change)
    onEdit({ language, ...draft, ...change })
  }
  return (
    <form {...form.props} className={css.language} lang={language} onFocus={() => onEdit({ language, ...draft })}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        <SourceBadge isOwn={is_own} isMissing={isOwnElsewhere} />
      </div>
      <TextInput
        aria-label={t`Title, ${name}`}
        maxLength={120}
        {...form.field('title')}
        onChange={(event) => type({ title: event.currentTarget.value })}
      />
      <Textarea
        aria-label={t`Text, ${name}`}
        className={css.body}
        rows={20}
        maxLength={30_000}
        {...form.field('body_markdown')}
        onChange={(event) => type({ body_markdown: event.currentTarget.value })}
      />
      {form.fault && (
        <Alert color="red" variant="light" role="alert">
          {form.fault}
        </Alert>
      )}
      <Group gap="xs">
        <Button type="submit" loading={form.isBusy} disabled={!form.isChanged} aria-label={t`Save ${name}`}>
          <Trans>Save</Trans>
        </Button>
        {is_own && (
          <Button variant="subtle" aria-label={t`Use standard text, ${name}`} onClick={() => setResetting(true)}>
            <Trans>Use standard text</Trans>
          </Button>
        )}
      </Group>
      {isResetting && (
        <ConfirmDialog
          call="POST /api/admin/article/save"
          input={{ ...key, own: null }}
          title={t`Use the standard text?`}
          note={<Trans>You’ll lose your custom text in this language.</Trans>}
          confirm={<Trans>Use standard text</Trans>}
          isDangerous
          after={onStored}
          onClose={() => setResetting(false)}
        />
      )}
    </form>
  )
}

function SourceBadge({ isOwn, isMissing }: { isOwn: boolean; isMissing: boolean }) {
  if (isOwn)
    return (
      <StatusBadge tone="good">
        <Trans>Custom text</Trans>
      </StatusBadge>
    )
  return isMissing ? (
    <StatusBadge tone="wait">
      <Trans>Custom text missing</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="calm">
      <Trans>Standard text</Trans>
    </StatusBadge>
  )
}
