import { Trans, useLingui } from '@lingui/react/macro'
import { ADDRESSEE_LIMIT } from '@sampan/contract/rules'
import { useId, useState } from 'react'
import { MobileField } from '../../features/address/mobile-field.tsx'
import type { Form } from '../../forms/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/button/switch.tsx'
import formCss from '../../ui/form/form.module.css'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Row, Rows } from '../../ui/layout/rows.tsx'
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
  const form_id = useId()
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
      <form {...props} id={form_id} className={formCss.screen}>
        <TextField
          label={t`Addressee`}
          autoComplete="name"
          required
          maxLength={ADDRESSEE_LIMIT}
          {...field('addressee')}
        />
        <CountryField {...field('country')} onChange={move} />
        <MobileField label={t`Mobile phone`} required {...field('mobile')} />
        <AreaField country={draft.country} {...field('area')} onOpen={() => setChoosingArea(true)} />
        <CityField country={draft.country} {...field('city')} />
        <TextArea label={t`Detailed address`} required rows={2} maxLength={200} {...field('detailed_address')} />
        <PostcodeField country={draft.country} {...field('postcode')} />
        <TagField {...field('tag')} />
        <Rows>
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
        </Rows>
      </form>
      <Footer>
        <Button type="submit" form={form_id} wide busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
      </Footer>
    </>
  )
}
