import type { ExtractOptions } from '@sampan/contract'
import type { Form } from '../../forms/use-form.ts'
import { CardFields } from './card-fields.tsx'
import { ChainFields } from './chain-fields.tsx'
import type { WithdrawalDraft } from './withdrawal-draft.ts'

type Props = { form: Form<WithdrawalDraft>; options: ExtractOptions; refusedAddress: string | undefined }

/** The bank account or the address of the part that does not go back to cards. */
export const DestinationFields = ({ form, options, refusedAddress }: Props) =>
  form.draft.draw_type === 'bank' ? (
    <CardFields form={form} />
  ) : (
    <ChainFields
      form={form}
      networks={options.networks}
      earlier={options.earlier_addresses}
      refusedAddress={refusedAddress}
    />
  )
