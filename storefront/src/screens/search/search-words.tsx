import { Trans, useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Chip, Chips } from '../../ui/button/chip.tsx'
import typography from '../../ui/styles/typography.module.css'
import { searchHistory } from './search-history.ts'
import css from './search-words.module.css'

/** The shopper's recent searches, and popular searches. */
export function SearchWords({ onSearch }: { onSearch: (word: string) => void }) {
  const { t } = useLingui()
  const own = useSyncExternalStore(searchHistory.subscribe, searchHistory.get, searchHistory.none)
  const { data: hot = [] } = useRead('GET /api/search/hot')
  return (
    <>
      <Words
        title={t`Recent searches`}
        words={own}
        onSearch={onSearch}
        action={
          <Button tone="quiet" size="small" onClick={searchHistory.clear}>
            <Trans>Clear</Trans>
          </Button>
        }
      />
      <Words title={t`Popular searches`} words={hot} onSearch={onSearch} />
    </>
  )
}

type WordsProps = { title: string; words: readonly string[]; onSearch: (word: string) => void; action?: ReactNode }

function Words({ title, words, onSearch, action }: WordsProps) {
  if (words.length === 0) return null
  return (
    <section className={css.words} aria-label={title}>
      <div className={css.head}>
        <h2 className={typography.title3}>{title}</h2>
        {action}
      </div>
      <Chips label={title} wrap>
        {words.map((word) => (
          <Chip key={word} onClick={() => onSearch(word)}>
            <span className={css.word}>{word}</span>
          </Chip>
        ))}
      </Chips>
    </section>
  )
}
