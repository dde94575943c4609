import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { Language } from '@sampan/contract/rules'
import { useRead } from '@sampan/front/use-read'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { Row, Rows } from '../../../ui/layout/pane-rows.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import css from './synonyms.module.css'

type MissedSearchesProps = {
  language: Language
  is_last_week: boolean
  onWeek: (week: 'this' | 'last') => void
  /** Opens the form for a synonym of the keyword. */
  onMake: (keyword: string) => void
}

/** The most frequent keywords of a week that found no product. */
export function MissedSearches({ language, is_last_week, onWeek, onMake }: MissedSearchesProps) {
  const { t } = useLingui()
  const query = { language, ...(is_last_week && { is_last_week: '1' as const }) }
  const { data, error, refetch } = useRead('GET /api/admin/search/missed', query)
  return (
    <section className={css.part} aria-labelledby="missed">
      <h2 id="missed" className={css.title}>
        <Trans>Searches without results</Trans>
      </h2>
      <FilterTabs
        label={t`Week`}
        value={is_last_week ? 'last' : 'this'}
        options={[
          { value: 'this', label: t`This week` },
          { value: 'last', label: t`Last week` },
        ]}
        onChange={onWeek}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty title={<Trans>Every frequent search found products</Trans>} />}
      <Rows isLoading={!data}>
        {data?.map(({ keyword, searches, has_synonym }) => (
          <Row
            key={keyword}
            main={
              <>
                <span lang={language}>{keyword}</span>{' '}
                <span className={css.count}>
                  <Plural value={searches} one="# search" other="# searches" />
                </span>
              </>
            }
          >
            {has_synonym ? (
              <StatusBadge tone="good">
                <Trans>Has a synonym</Trans>
              </StatusBadge>
            ) : (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t`Make a synonym of ${keyword}`}
                onClick={() => onMake(keyword)}
              >
                <Trans>Make a synonym</Trans>
              </Button>
            )}
          </Row>
        ))}
      </Rows>
    </section>
  )
}
