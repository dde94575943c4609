import { Trans, useLingui } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@mantine/core'
import { LANGUAGES, type Language } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { useFilters } from '../../../navigation/address.ts'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Row, Rows } from '../../../ui/layout/pane-rows.tsx'
import { RemoveButton } from '../../../ui/table/remove-button.tsx'
import { MissedSearches } from './missed-searches.tsx'
import { SynonymDialog } from './synonym-dialog.tsx'
import css from './synonyms.module.css'

type Synonym = ReplyTo<'GET /api/admin/synonym/list'>[number]
/** The dialog that is open. */
type Open = { word: string } | { synonymToRemove: Synonym }

const START = { language: '', week: 'this' }

/** Synonyms of a language, and keywords that found no product. */
export default function Synonyms() {
  const { t, i18n } = useLingui()
  const { filters, set } = useFilters(START)
  const language = LANGUAGES.find(({ tag }) => tag === filters.language)?.tag ?? languageTag(i18n)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Page>
      <PageHeader
        title={<Trans>Search words</Trans>}
        note={<Trans>With a synonym, a search for one word also finds products with another.</Trans>}
      >
        <Button onClick={() => setOpen({ word: '' })}>
          <Trans>Add a synonym</Trans>
        </Button>
      </PageHeader>
      <FilterTabs
        label={t`Language`}
        value={language}
        options={LANGUAGES.map(({ tag, language_name }) => ({ value: tag, label: language_name }))}
        onChange={(language) => set({ language })}
      />
      <div className={css.parts}>
        <MissedSearches
          key={language}
          language={language}
          is_last_week={filters.week === 'last'}
          onWeek={(week) => set({ week })}
          onMake={(word) => setOpen({ word })}
        />
        <SynonymList language={language} onRemove={(synonymToRemove) => setOpen({ synonymToRemove })} />
      </div>
      {open && 'word' in open && <SynonymDialog language={language} word={open.word} onClose={close} />}
      {open && 'synonymToRemove' in open && <RemoveDialog synonym={open.synonymToRemove} onClose={close} />}
    </Page>
  )
}

function SynonymList({ language, onRemove }: { language: Language; onRemove: (synonym: Synonym) => void }) {
  const { data, error, refetch } = useRead('GET /api/admin/synonym/list', { language })
  return (
    <section className={css.part} aria-labelledby="synonyms">
      <h2 id="synonyms" className={css.title}>
        <Trans>Synonyms</Trans>
      </h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty title={<Trans>No synonyms yet</Trans>} />}
      <Rows isLoading={!data}>
        {data?.map((synonym) => {
          const { word, meaning, is_both } = synonym
          return (
            <Row
              key={`${word}\n${meaning}`}
              main={
                <span lang={language}>
                  {word} <span aria-hidden>{is_both ? '↔' : '→'}</span>{' '}
                  <VisuallyHidden>{is_both ? <Trans>same as</Trans> : <Trans>also finds</Trans>}</VisuallyHidden>{' '}
                  {meaning}
                </span>
              }
            >
              <RemoveButton name={word} onClick={() => onRemove(synonym)} />
            </Row>
          )
        })}
      </Rows>
    </section>
  )
}

function RemoveDialog({ synonym, onClose }: { synonym: Synonym; onClose: () => void }) {
  const { t } = useLingui()
  const { language, word, meaning } = synonym
  return (
    <ConfirmDialog
      call="POST /api/admin/synonym/remove"
      input={{ language, word, meaning }}
      title={t`Remove the synonym ${word}?`}
      note={
        <Trans>
          Searches for “{word}” will no longer find “{meaning}”.
        </Trans>
      }
      confirm={<Trans>Remove</Trans>}
      isDangerous
      after={() => toast.success(t`Synonym removed`)}
      onClose={onClose}
    />
  )
}
