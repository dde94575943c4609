import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { addressText } from '@sampan/contract/address-text'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { serviceText } from '../../../features/catalogue/service-text.ts'
import { useFilters } from '../../../navigation/address.ts'
import { useBrand } from '../../../session/desk-brand.ts'
import { FilterTabs } from '../../../ui/form/filter-tabs.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { CustomsFormSheet } from '../customs/customs-form.tsx'
import { CustomsNotes, SenderCountry } from '../customs/customs-forms.tsx'
import { storedSenderCountry, storeSenderCountry } from '../customs/sender-country.ts'
import { PickList } from './pick-list.tsx'
import css from './slips.module.css'

const START = { orders: '', view: 'slips', sent_from: '' }
type Slips = ReplyTo<'GET /api/admin/order/slips'>
type Slip = Slips['slips'][number]

function noteText(note: Slips['notes'][number]['note'], i18n: I18n): string {
  switch (note) {
    case 'unknown':
      return translate(i18n)`No slip: there is no such order`
    case 'state':
      return translate(i18n)`No slip: not paid or cancelled`
    case 'nothing':
      return translate(i18n)`No slip: nothing to pack`
    case 'after_sale':
      return translate(i18n)`Refund requested. Check it before you send the parcel.`
  }
}

/** The packing slips of selected orders, one per sheet, their pick list, or their customs forms. */
export default function Slips() {
  const { filters, set } = useFilters(START)
  const { t } = useLingui()
  const isCustoms = filters.view === 'customs'
  const isPickList = filters.view === 'pick'
  const isAsked = filters.orders !== ''
  const { data, error, refetch } = useRead(
    'GET /api/admin/order/slips',
    { order_ids: filters.orders },
    { enabled: isAsked && !isCustoms, once: true },
  )
  const sender_country = filters.sent_from || storedSenderCountry()
  const customs = useRead(
    'GET /api/admin/order/customs',
    { order_ids: filters.orders, sender_country },
    { enabled: isAsked && isCustoms && sender_country !== '', once: true },
  )
  const sheets = isCustoms ? customs.data?.forms : data?.slips
  const failure = isCustoms ? customs : { error, refetch }
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeader title={<Trans>Packing slips</Trans>}>
          <Button disabled={!sheets || sheets.length === 0} onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </PageHeader>
        <FilterTabs
          label={t`Print`}
          value={isCustoms ? 'customs' : isPickList ? 'pick' : 'slips'}
          options={[
            { value: 'slips', label: <Trans>Packing slips</Trans> },
            { value: 'pick', label: <Trans>Pick list</Trans> },
            { value: 'customs', label: <Trans>Customs forms</Trans> },
          ]}
          onChange={(view) => set({ view })}
        />
        {isCustoms && (
          <SenderCountry
            country={sender_country}
            onChange={(country) => {
              storeSenderCountry(country)
              set({ sent_from: country })
            }}
          />
        )}
        {isCustoms && customs.data && <CustomsNotes {...customs.data} />}
        {!isCustoms && data && data.notes.length > 0 && <Notes notes={data.notes} />}
      </div>
      {failure.error && <ErrorState error={failure.error} onRetry={() => void failure.refetch()} />}
      <div className={css.sheets}>
        {data && isPickList && <PickList slips={data.slips} />}
        {!(isPickList || isCustoms) && data?.slips.map((slip) => <Sheet key={slip.order_id} slip={slip} />)}
        {isCustoms &&
          customs.data?.forms.map((form) => <CustomsFormSheet key={form.order_id + form.parcel} form={form} />)}
      </div>
    </div>
  )
}

/** Orders without a slip, or to check. They are not printed. */
function Notes({ notes }: Pick<Slips, 'notes'>) {
  const { t, i18n } = useLingui()
  return (
    <Alert color="yellow" variant="light" title={t`Check before printing`}>
      <ul className={css.notes}>
        {notes.map(({ order_id, order_number, note }) => (
          <li key={order_id}>
            {order_number ?? order_id}: {noteText(note, i18n)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Sheet({ slip }: { slip: Slip }) {
  const { t, i18n } = useLingui()
  const { name } = useBrand()
  const { freight_service, shop, order_number, address, country_text, notes, items, not_sent } = slip
  return (
    <article className={css.sheet} aria-label={order_number}>
      <h2 className={css.title}>
        <Trans>Packing slip</Trans>
      </h2>
      <header className={css.top}>
        <span>
          <strong>{name}</strong>
          {shop.name !== name && <> · {shop.name}</>}
        </span>
        <span className={css.number}>{order_number}</span>
      </header>
      <address className={css.address}>
        <strong>{address.addressee}</strong>
        <span>{addressText(address)}</span>
        {country_text && <span>{country_text}</span>}
        <span>{address.mobile_text}</span>
      </address>
      {freight_service && freight_service !== 'standard' && (
        <p>
          <strong>
            <Trans>Delivery service</Trans>: {serviceText(freight_service, i18n)}
          </strong>
        </p>
      )}
      {notes && (
        <p>
          <Trans>Shopper’s note</Trans>: {notes}
        </p>
      )}
      <table className={css.items} aria-label={t`Packing list`}>
        <tbody>
          {items.map((item) => (
            <tr key={item.order_item_id}>
              <td className={css.box} aria-hidden />
              <td className={css.count}>{item.quantity} ×</td>
              <td>
                {item.title}
                <div className={css.values}>
                  {item.values.map(({ value }) => value).join(' · ')} [{item.article_number ?? item.sku_id}]
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {not_sent.length > 0 && (
        <section className={css.not_sent}>
          <strong>
            <Trans>Don’t pack: refunded</Trans>
          </strong>
          <ul>
            {not_sent.map((item) => (
              <li key={item.order_item_id}>
                {item.quantity} × {item.title} {item.values.map(({ value }) => value).join(' · ')} [
                {item.article_number ?? item.sku_id}]
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
