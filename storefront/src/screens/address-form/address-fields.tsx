import { Trans, useLingui } from '@lingui/react/macro'
import { ADDRESSEE_LIMIT } from '@sampan/contract/rules'
import { useState } from 'react'
import { MobileField } from '../../features/address/mobile-field.tsx'
import type { Form } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/button/switch.tsx'
import { FieldPair, FieldRows, FormCard, FormSection } from '../../ui/form/card/form-card.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Row } from '../../ui/layout/rows.tsx'
import { type AddressDraft, movedTo } from './address-draft.ts'
import { AreaField, AreaSheet } from './area-field.tsx'
import { CityField } from './city-field.tsx'
import { CountryField } from './country-field.tsx'
import { PostcodeField } from './postcode-field.tsx'
import { TagField } from './tag-field.tsx'

type Props = {
  form: Form<AddressDraft>
  /** The default address cannot be unset; another address has to become the default instead. */
  isDefaultFixed: boolean
}

export function AddressFields({ form: { draft, set, isBusy, props, field }, isDefaultFixed }: Props) {
  const { t } = useLingui()
  const [isChoosingArea, setChoosingArea] = useState(false)
  function move(country: string) {
    // The sheet of a country without areas is hidden, but still open.
    setChoosingArea(false)
    set(movedTo(country, draft))
  }
  return (
    <>
      <AreaSheet
        open={isChoosingArea}
        onClose={() => setChoosingArea(false)}
        country={draft.country}
        value={draft.area}
        onChange={(area) => set({ area })}
      />
      <FormCard
        {...props}
        foot={
          <Button type="submit" wide busy={isBusy}>
            <Trans>Save</Trans>
          </Button>
        }
      >
        <FormSection title={<Trans>Who receives it</Trans>} why={<Trans>The courier calls this number.</Trans>}>
          <FieldPair wideOnly>
            <TextField
              label={t`Addressee`}
              autoComplete="name"
              required
              maxLength={ADDRESSEE_LIMIT}
              {...field('addressee')}
            />
            <MobileField label={t`Mobile phone`} required {...field('mobile')} />
          </FieldPair>
        </FormSection>
        <FormSection title={<Trans>Where</Trans>}>
          <CountryField {...field('country')} onChange={move} />
          <TextArea label={t`Detailed address`} required rows={2} maxLength={200} {...field('detailed_address')} />
          <CityField country={draft.country} {...field('city')} />
          <FieldPair longFirst>
            <AreaField country={draft.country} {...field('area')} onOpen={() => setChoosingArea(true)} />
            <PostcodeField country={draft.country} {...field('postcode')} />
          </FieldPair>
        </FormSection>
        <FormSection title={<Trans>This address</Trans>}>
          <TagField {...field('tag')} />
          <FieldRows>
            <Row
              title={t`Default address`}
              trailing={
                <Switch
                  label={t`Default address`}
                  checked={draft.is_default}
                  disabled={isDefaultFixed}
                  onChange={(is_default) => set({ is_default })}
                />
              }
            />
          </FieldRows>
        </FormSection>
      </FormCard>
    </>
  )
}
