import { Trans, useLingui } from '@lingui/react/macro'
import type { Receipt } from '@sampan/contract'
import { addressText } from '@sampan/contract/address-text'
import { dateText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { languageTag } from '@sampan/front/language'
import type { ReactNode } from 'react'
import { freightLabel } from '../../features/order/service-text.ts'
import { AsTyped } from '../../ui/text/as-typed.tsx'
import { InvoiceTaxes } from './invoice-taxes.tsx'
import { documentTitle, wordsOfDestination } from './invoice-text.ts'
import css from './receipt-paper.module.css'

type Props = { document: Receipt; receipt_number: string }

/** The document as it is printed: on A4, on Letter, and as a PDF. */
export function ReceiptPaper({ document, receipt_number }: Props) {
  const { i18n } = useLingui()
  const language = languageTag(i18n)
  const isReceipt = document.kind === 'receipt'
  const words = wordsOfDestination(document, i18n)
  return (
    <article className={css.paper}>
      <header className={css.head}>
        <div>
          <h2 className={css.title}>{documentTitle(document, i18n)}</h2>
          {words && (
            <p className={css.words} lang={words.language}>
              {words.text}
            </p>
          )}
        </div>
        <dl className={css.facts}>
          <Fact name={<Trans>Number</Trans>}>{document.number}</Fact>
          <Fact name={<Trans>Date of issue</Trans>}>{dateText(document.issued_on, language)}</Fact>
          {!isReceipt && <Fact name={<Trans>For receipt</Trans>}>{receipt_number}</Fact>}
          <Fact name={<Trans>Order number</Trans>}>{document.order_number}</Fact>
        </dl>
      </header>
      <div className={css.parties}>
        <Buyer buyer={document.buyer} />
        <Seller document={document} />
      </div>
      <div className={css.amount}>
        <p className={css.sum}>{moneyText(document.total_cents)}</p>
        <p>
          {isReceipt ? (
            <Trans>Payment received in full, with thanks.</Trans>
          ) : (
            <Trans>This amount was refunded to your balance.</Trans>
          )}
        </p>
      </div>
      <Lines document={document} />
      <Sums document={document} />
      {document.invoice && <InvoiceTaxes invoice={document.invoice} />}
      <dl className={css.payment}>
        <Fact name={isReceipt ? <Trans>Paid on</Trans> : <Trans>Refunded on</Trans>}>
          {dateText(document.paid_on, language)}
        </Fact>
        <Fact name={<Trans>Payment method</Trans>}>
          <Trans>Account balance</Trans>
        </Fact>
      </dl>
      <p className={css.note}>
        {!document.invoice?.is_tax_invoice &&
          (isReceipt ? (
            <Trans>This receipt confirms your payment. It is not a tax invoice.</Trans>
          ) : (
            <Trans>This note confirms your refund. It is not a tax document.</Trans>
          ))}{' '}
        {document.invoice?.exchange ? (
          <Trans>All amounts are in US dollars unless another currency is named.</Trans>
        ) : (
          <Trans>All amounts are in US dollars.</Trans>
        )}
      </p>
    </article>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Buyer({ buyer }: { buyer: Receipt['buyer'] }) {
  const { addressee, company, company_tax_number } = buyer
  return (
    <section>
      <h2 className={css.party}>
        <Trans>Buyer</Trans>
      </h2>
      {company && (
        <p className={css.name}>
          <Trans context="company on a receipt">
            <AsTyped text={company} />
          </Trans>
        </p>
      )}
      {company_tax_number && (
        <p>
          <Trans>
            Tax number: <AsTyped text={company_tax_number} />
          </Trans>
        </p>
      )}
      <p className={company ? undefined : css.name}>
        <Trans context="buyer on a receipt">
          <AsTyped text={addressee} />
        </Trans>
      </p>
      <p>{addressText(buyer)}</p>
    </section>
  )
}

function Seller({ document: { seller, invoice } }: { document: Receipt }) {
  const { shop_name, legal_name, seller_address, tax_number } = seller
  const numbers = invoice?.seller_numbers.map((number) => (invoice.country === 'AU' ? `ABN ${number}` : number)) ?? []
  return (
    <section>
      <h2 className={css.party}>
        <Trans>Seller</Trans>
      </h2>
      <p className={css.name}>{legal_name ?? shop_name}</p>
      {legal_name !== null && legal_name !== shop_name && <p>{shop_name}</p>}
      {seller_address && <p className={css.typed}>{seller_address}</p>}
      {[tax_number, ...numbers].map(
        (number) =>
          number && (
            <p key={number}>
              <Trans>
                Tax number: <AsTyped text={number} />
              </Trans>
            </p>
          ),
      )}
    </section>
  )
}

function Lines({ document: { lines, invoice } }: { document: Receipt }) {
  if (lines.length === 0) return null
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Item</Trans>
          </th>
          <th scope="col" className={css.number}>
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className={css.number}>
            <Trans>Unit price</Trans>
          </th>
          <th scope="col" className={css.number}>
            <Trans context="line of a receipt">Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt never change
          <tr key={at}>
            <td>
              {invoice?.reduced_lines.includes(at) && '※ '}
              {line.title}
              {line.values.length > 0 && (
                <span className={css.options}>{line.values.map(({ value }) => value).join(' · ')}</span>
              )}
              {line.article_number !== null && (
                <span className={css.options}>
                  <Trans>
                    Article no. <AsTyped text={line.article_number} />
                  </Trans>
                </span>
              )}
            </td>
            <td className={css.number}>{line.quantity}</td>
            <td className={css.number}>
              <span className={css.times} aria-hidden="true">
                {'× '}
              </span>
              {moneyText(line.price_cents)}
            </td>
            <td className={css.number}>{moneyText(line.amount_cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ document }: { document: Receipt }) {
  const { t, i18n } = useLingui()
  const { kind, goods_cents, freight_cents, discount_cents, tax_cents, total_cents, promo_code } = document
  const discount = promo_code ? t`Promo code ${promo_code}` : t`Discount`
  return (
    <dl className={css.sums}>
      <Fact name={<Trans>Items</Trans>}>{moneyText(goods_cents)}</Fact>
      {(kind === 'receipt' || freight_cents > 0) && (
        <Fact name={freightLabel(document.freight_service, i18n)}>{moneyText(freight_cents)}</Fact>
      )}
      {discount_cents !== 0 && (
        <Fact name={kind === 'receipt' ? discount : <Trans>Adjustment of discount and freight</Trans>}>
          {moneyText(-discount_cents)}
        </Fact>
      )}
      {tax_cents > 0 && <Fact name={<Trans>Taxes and duties</Trans>}>{moneyText(tax_cents)}</Fact>}
      <div className={css.total}>
        <dt>{kind === 'receipt' ? <Trans>Total paid</Trans> : <Trans>Total refunded</Trans>}</dt>
        <dd>{moneyText(total_cents)}</dd>
      </div>
    </dl>
  )
}
