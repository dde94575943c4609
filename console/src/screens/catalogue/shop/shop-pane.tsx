import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { CATALOGUE_LIMITS, SLUG_PATTERN } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { PicturesField } from '../../../features/picture/pictures-field.tsx'
import { FormFooter } from '../../../forms/form-footer.tsx'
import { wholeIn } from '../../../forms/input-values.ts'
import { OpenedVersion } from '../../../forms/opened-version.tsx'
import { TextsField } from '../../../forms/texts-field.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { textFor, textsIn } from '../../../ui/text/texts.ts'
import { freightFields, freightOf, isFreight } from './freight-field.ts'
import { FreightFields } from './freight-fields.tsx'

/** The weight of an item without a weight in a new shop. */
const PIECE_GRAMS = 500
const pieceGrams = (typed: string) => wholeIn(typed, 1, CATALOGUE_LIMITS.weight_grams)

type Shop = ReplyTo<'GET /api/admin/shop/detail'>
type PaneProps = { shop_id: string | undefined; onClose: () => void }

/** A shop with its name, logo and freight; a new shop if there is no id. */
export function ShopPane({ shop_id, onClose }: PaneProps) {
  const { t, i18n } = useLingui()
  const isNew = shop_id === undefined
  const query = useRead('GET /api/admin/shop/detail', { shop_id: shop_id ?? '' }, { enabled: !isNew, once: true })
  const title = query.data ? textFor(query.data.name, languageTag(i18n)) : t`Shop`
  return (
    <DetailPane title={isNew ? t`New shop` : title} onClose={onClose} query={isNew ? undefined : query}>
      {query.data ? (
        <OpenedVersion data={query.data}>{(shop) => <ShopForm shop={shop} onClose={onClose} />}</OpenedVersion>
      ) : (
        <ShopForm shop={undefined} onClose={onClose} />
      )}
    </DetailPane>
  )
}

function ShopForm({ shop, onClose }: { shop: Shop | undefined; onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/shop/save',
    start: {
      shop_id: shop?.shop_id ?? '',
      name: textsIn(shop?.name ?? {}),
      description: textsIn(shop?.description ?? {}),
      logo: shop ? [shop.logo] : [],
      piece_grams: String(shop?.piece_grams ?? PIECE_GRAMS),
      freight: freightFields(shop?.freight),
    },
    rules: ({ shop_id, name, description, logo, piece_grams, freight }, i18n) => ({
      ...(!SLUG_PATTERN.test(shop_id) && { shop_id: translate(i18n)`Use lowercase letters, digits and hyphens` }),
      ...(!name.en?.trim() && { name: translate(i18n)`Enter the English text` }),
      ...(!description.en?.trim() && { description: translate(i18n)`Enter the English text` }),
      ...(pieceGrams(piece_grams) === null && { piece_grams: translate(i18n)`Enter whole grams, such as 500` }),
      ...(logo.length === 0 && { logo: translate(i18n)`Add a picture` }),
      ...(!freight.every(isFreight) && { freight: translate(i18n)`Fill in amounts and days for every shipping rate` }),
    }),
    inputOf: ({ shop_id, name, description, logo, piece_grams, freight }) => ({
      shop_id,
      revision: shop?.revision ?? null,
      name,
      description,
      logo: logo[0] ?? '',
      piece_grams: pieceGrams(piece_grams) ?? PIECE_GRAMS,
      freight: freight.map(freightOf),
    }),
    after: () => toast.success(t`Shop saved`),
    leave: onClose,
  })
  return (
    <form {...form.props}>
      <Stack gap="md">
        {!shop && (
          <TextInput
            label={t`ID`}
            description={t`Part of the shop’s link. You can’t change it later.`}
            {...form.field('shop_id')}
          />
        )}
        <TextsField label={t`Display name`} limit={80} {...form.field('name')} />
        <TextsField label={t`Description`} limit={2000} rows={3} {...form.field('description')} />
        <PicturesField label={t`Logo`} limit={1} {...form.field('logo')} />
        <FreightFields {...form.field('freight')} />
        <TextInput
          label={t`Weight of an item without a weight, in grams`}
          description={t`For shipping costs by weight.`}
          inputMode="numeric"
          {...form.field('piece_grams')}
        />
        <FormFooter form={form} send={<Trans>Save</Trans>} onCancel={onClose} />
      </Stack>
    </form>
  )
}
