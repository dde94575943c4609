import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../../navigation/link.tsx'
import { Fact, Facts } from '../../../ui/layout/facts.tsx'
import type { Entry } from './entry.ts'
import css from './log.module.css'
import { detailLines } from './log-lines.ts'

/** Details of an entry, in addition to operator, time and action. */
export function LogDetails({ entry }: { entry: Entry }) {
  const { i18n } = useLingui()
  return (
    <>
      {entry.details.at_machine === true && (
        <p className={css.note}>
          <Trans>Done on the server itself, without signing in.</Trans>
        </p>
      )}
      {entry.details.by_rule === true && (
        <p className={css.note}>
          <Trans>Done by a setting. The operator imported the statement, to whose limits it counts.</Trans>
        </p>
      )}
      <Facts>
        {detailLines(entry, i18n).map(({ key, label, values }) => (
          <Fact key={key} name={label}>
            {values.map(({ text, to }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: values are never reordered, and may be equal
              <div key={at}>{to ? <Link to={to}>{text}</Link> : text}</div>
            ))}
          </Fact>
        ))}
      </Facts>
    </>
  )
}
