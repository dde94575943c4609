import { moneyText } from '@sampan/contract/money-text'
import type { ReactNode } from 'react'
import css from './customs.module.css'
import { CATEGORIES, CERTIFICATION, HEADINGS } from './customs-headings.ts'
import { type CustomsForm, formNumber, isComplete, missingParts } from './customs-missing.ts'

type Heading = readonly [english: string, french: string]

const kilograms = (grams: number | null) => (grams === null ? null : (grams / 1_000).toFixed(3))
const dollars = (cents: number) => moneyText(cents).replace('$', '')

function Both({ of: [english, french] }: { of: Heading }) {
  return (
    <>
      {english}
      {french !== english && <span lang="fr"> / {french}</span>}
    </>
  )
}

/** A cell of the form. If the shop does not know the value, the cell is empty, to be filled in by hand. */
function Known({ children }: { children: string | null }) {
  return children === null ? <span className={css.blank} /> : children
}

/** A customs declaration as it is printed. Postal forms are in English and French, whatever the operator's language. */
export function CustomsFormSheet({ form }: { form: CustomsForm }) {
  const { form: kind, sender, recipient, order_number } = form
  return (
    <article className={css.form} data-kind={kind} lang="en" aria-label={`${kind} ${formNumber(form)}`}>
      <header className={css.head}>
        <h2 className={css.title}>
          <Both of={HEADINGS.declaration} />
        </h2>
        <strong className={css.kind}>{kind}</strong>
        <span className={css.small}>
          <Both of={HEADINGS.opened} />
        </span>
        <span className={css.small}>
          {form.tracking_number ? (
            <>
              <Both of={HEADINGS.item_number} /> {form.tracking_number}
            </>
          ) : (
            <>
              <Both of={HEADINGS.reference} /> {order_number}
            </>
          )}
        </span>
      </header>
      <div className={css.parties}>
        <Party heading={HEADINGS.sender} country={sender.country_name}>
          <strong>{sender.name}</strong>
          <span className={css.lines}>
            <Known>{sender.address}</Known>
          </span>
          {sender.tax_number && (
            <span>
              <Both of={HEADINGS.tax_number} /> {sender.tax_number}
            </span>
          )}
        </Party>
        <Party heading={HEADINGS.recipient} country={recipient.country_name}>
          <strong>{recipient.addressee}</strong>
          <span className={css.lines}>{recipient.detailed_address}</span>
          <span>{[recipient.area_text, recipient.postcode].filter(Boolean).join(' ')}</span>
          <span>
            <Both of={HEADINGS.phone} /> {recipient.mobile_text}
          </span>
        </Party>
      </div>
      <Contents form={form} />
      <Category />
      {!isComplete(form) && <Incomplete form={form} />}
      <p className={css.small}>{CERTIFICATION}</p>
      <div className={css.signature}>
        <Both of={HEADINGS.signature} />
      </div>
    </article>
  )
}

function Party({ heading, country, children }: { heading: Heading; country: string; children: ReactNode }) {
  return (
    <address className={css.party}>
      <span className={css.small}>
        <Both of={heading} />
      </span>
      {children}
      <strong>{country.toUpperCase()}</strong>
    </address>
  )
}

const COLUMNS = ['description', 'quantity', 'weight', 'value', 'hs_code', 'origin'] as const

function Contents({ form }: { form: CustomsForm }) {
  const pieces = form.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <table className={css.contents}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              <Both of={HEADINGS[column]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {form.lines.map((line) => (
          <tr key={line.order_item_id}>
            <td>
              <span className={css.description}>{line.title}</span>
            </td>
            <td>{line.quantity}</td>
            <td>
              <Known>{kilograms(line.weight_grams)}</Known>
            </td>
            <td>{dollars(line.value_cents)}</td>
            <td>
              <Known>{line.hs_code}</Known>
            </td>
            <td>
              <Known>{line.origin_country}</Known>
            </td>
          </tr>
        ))}
      </tbody>
      <tbody className={css.total}>
        <tr>
          <th scope="row">
            <Both of={HEADINGS.total} />
          </th>
          <td>{pieces}</td>
          <td>
            <Known>{kilograms(form.weight_grams)}</Known>
          </td>
          <td>{dollars(form.value_cents)}</td>
          <td colSpan={2}>
            <span className={css.small}>
              <Both of={HEADINGS.gross_weight} />
            </span>{' '}
            <Known>{kilograms(form.gross_weight_grams)}</Known>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Category() {
  return (
    <div className={css.category}>
      <strong>
        <Both of={HEADINGS.category} />
      </strong>
      {CATEGORIES.map((category, at) => (
        <span key={category[0]}>
          <span className={css.box} aria-hidden>
            {at === 0 && '×'}
          </span>
          <Both of={category} />
        </span>
      ))}
    </div>
  )
}

/** Names what has to be filled in by hand, line by line. */
function Incomplete({ form }: { form: CustomsForm }) {
  const lines = form.lines.flatMap((line, at) => {
    const parts = missingParts(line).map((part) => HEADINGS[part][0])
    return parts.length > 0 ? [`${at + 1}: ${parts.join(', ')}`] : []
  })
  const texts = form.sender.address === null ? [HEADINGS.address[0], ...lines] : lines
  return (
    <p className={css.incomplete}>
      <strong>
        <Both of={HEADINGS.incomplete} />
      </strong>{' '}
      {texts.join(' · ')}
    </p>
  )
}
