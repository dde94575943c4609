import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { BRAND_NAME_LIMIT, DEFAULT_BRAND, VISIBLE_PATTERN } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { PicturesField } from '../../features/picture/pictures-field.tsx'
import { FormFooter } from '../../forms/form-footer.tsx'
import { OpenedVersion } from '../../forms/opened-version.tsx'
import { TextsField } from '../../forms/texts-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { brand } from '../../session/desk-brand.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { textsIn } from '../../ui/text/texts.ts'
import css from './settings.module.css'

export function BrandSettings() {
  const { data, error, refetch } = useRead('GET /api/admin/brand', undefined, { once: true })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <OpenedVersion data={data}>
      {(storedBrand, onSaved) => <BrandForm storedBrand={storedBrand} onSaved={onSaved} />}
    </OpenedVersion>
  )
}

type Stored = ReplyTo<'GET /api/admin/brand'>

function BrandForm({ storedBrand, onSaved }: { storedBrand: Stored; onSaved: (storedBrand: Stored) => void }) {
  const { t } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/brand/save',
    start: {
      name: storedBrand.name ?? '',
      names: textsIn(storedBrand.names),
      logo: storedBrand.logo ? [storedBrand.logo.address] : [],
    },
    rules: ({ name }, i18n) => ({
      ...(!VISIBLE_PATTERN.test(name) && { name: translate(i18n)`Enter the shop’s name` }),
    }),
    inputOf: ({ name, names, logo }) => ({ revision: storedBrand.revision, name, names, logo: logo[0] ?? null }),
    after: ({ name, logo }) => {
      brand.set({ name: name ?? DEFAULT_BRAND, logo })
      toast.success(t`Shop name saved`)
    },
    leave: onSaved,
  })
  return (
    <form {...form.props} className={css.brand}>
      <Stack gap="md">
        <TextInput
          label={t`Shop name`}
          description={t`Shown on pages, in titles and emails, and on phones that install the app`}
          maxLength={BRAND_NAME_LIMIT}
          {...form.field('name')}
        />
        <TextsField
          label={t`Shop name in other languages`}
          limit={BRAND_NAME_LIMIT}
          placeholder={form.draft.name}
          {...form.field('names')}
        />
        <PicturesField
          label={t`Logo`}
          description={t`Use a square picture at least 512 pixels wide. A logo twice as wide as it is tall replaces the name. Without a logo, we show a boat.`}
          limit={1}
          isUncropped
          {...form.field('logo')}
        />
        <FormFooter form={form} send={<Trans>Save</Trans>} />
      </Stack>
    </form>
  )
}
