import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '@sampan/front/class-names'
import { useRead } from '@sampan/front/use-read'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { Row, Rows } from '../../ui/layout/rows.tsx'
import icon from '../../ui/media/icon.module.css'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import { useDebounced } from './use-debounced.ts'

const REST_MS = 180

/** Product titles that contain the typed text. */
export function useSuggestions(text: string): readonly string[] {
  const keyword = useDebounced(text, REST_MS)
  const { data = [] } = useRead('GET /api/search/suggest', { keyword }, { enabled: keyword !== '', keepLast: true })
  return text === '' ? [] : data
}

type Props = { text: string; titles: readonly string[]; onSearch: (word: string) => void }

/** Suggestions for the typed text: the text itself, then product titles that contain it. */
export function Suggestions({ text, titles, onSearch }: Props) {
  const { t } = useLingui()
  const glass = <IconSearch className={classNames(icon.small, typography.t3)} aria-hidden="true" />
  return (
    <section className={layout.pad} aria-label={t`Suggestions`}>
      <Rows bare>
        <Row icon={glass} title={<SearchFor text={text} />} chevron={false} onClick={() => onSearch(text)} />
        {titles.map((title) => (
          <Row key={title} icon={glass} title={title} chevron={false} onClick={() => onSearch(title)} />
        ))}
      </Rows>
    </section>
  )
}

function SearchFor({ text }: { text: string }) {
  return (
    <span className={typography.clamp2}>
      <Trans>
        Search for “<AsTyped text={text} />”
      </Trans>
    </span>
  )
}
