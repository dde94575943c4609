import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRead } from '@sampan/front/use-read'
import { Link } from '../../navigation/link.tsx'
import { useMay } from '../../session/use-session.ts'
import { languageName } from '../../ui/text/language-name.ts'
import { Figures } from './figures.tsx'

const SHOWN = 20

/** Keywords that found no product in the weeks of a period. The file has all of them. */
export function MissedKeywords({ from, to }: { from: string; to: string }) {
  const { t } = useLingui()
  const mayAddSynonyms = useMay('catalogue')
  const { data = [] } = useRead('GET /api/admin/sales/searches', { from, to }, { keepLast: true })
  const rows = data.map(({ language, keyword, searches }) => ({
    key: `${language} ${keyword}`,
    texts: [keyword, languageName(language), String(searches)],
  }))
  return (
    <Figures
      title={t`Searches without results`}
      file={`searches-${from}-to-${to}.csv`}
      heads={[t`Keyword`, t`Language`, t`Searches`]}
      textColumns={2}
      rows={rows.slice(0, SHOWN)}
      readAll={async () => rows.map(({ texts }) => texts)}
    >
      {mayAddSynonyms && (
        <Button variant="default" size="xs" component={Link} to="/search-words">
          <Trans>Search words</Trans>
        </Button>
      )}
    </Figures>
  )
}
