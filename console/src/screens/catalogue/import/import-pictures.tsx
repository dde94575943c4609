import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { Link } from '../../../navigation/link.tsx'
import { Part } from '../../../ui/layout/facts.tsx'
import css from './import-faults.module.css'

/** The pictures of an import that could not be fetched, with the reason. */
export function ImportPictures({ import_id }: { import_id: string }) {
  const { data } = useRead('GET /api/admin/import/pictures', { import_id })
  if (!data || data.items.length === 0) return null
  return (
    <Part title={<Trans>Missing pictures</Trans>}>
      <ul className={css.faults}>
        {data.items.map(({ product_id, source, fault }) => (
          <li key={`${product_id} ${source}`}>
            <Link to={`/product/${product_id}`}>{product_id}</Link>
            <code className={css.cell}>{source}</code>
            {fault !== null && <code className={css.cell}>{fault}</code>}
          </li>
        ))}
      </ul>
    </Part>
  )
}
