import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { OrderCompany as Company } from '@sampan/contract'
import { dateText } from '@sampan/contract/moment-text'
import { languageTag } from '@sampan/front/language'
import { useAction } from '../../forms/use-action.ts'
import { Fact, Facts, Part } from '../../ui/layout/facts.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'

type Props = { order_id: string; company: Company }

/** The company that bought, the proofs for its taxes, and what an operator read in the register of the tax office. */
export function OrderCompany({ order_id, company }: Props) {
  const { i18n } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/order/company_register')
  const { company_tax_number, number_country, delivery_country, register_checked_on } = company
  const day = register_checked_on && dateText(register_checked_on, languageTag(i18n))
  return (
    <Part title={<Trans context="buyer">Company</Trans>}>
      <Facts>
        {company.company && <Fact name={<Trans context="company">Name</Trans>}>{company.company}</Fact>}
        {company_tax_number && <Fact name={<Trans>Tax number</Trans>}>{company_tax_number}</Fact>}
        <Fact name={<Trans>Check of the number</Trans>}>
          <NumberCheck company={company} /> · <MomentText at={company.checked_at} />
        </Fact>
        <Fact name={<Trans>Country of the number and of the delivery</Trans>}>
          {number_country ?? '–'} · {delivery_country}
        </Fact>
        <Fact name={<Trans>Taxes</Trans>}>
          <Effect company={company} />
        </Fact>
        {day && (
          <Fact name={<Trans>Register of the tax office</Trans>}>
            {company.register_result === 'valid' ? <Trans>Valid on {day}</Trans> : <Trans>Not valid on {day}</Trans>}
          </Fact>
        )}
      </Facts>
      {company_tax_number && (
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            loading={isBusy}
            onClick={() => void run({ order_id, register_result: 'valid' })}
          >
            <Trans>Valid in the register today</Trans>
          </Button>
          <Button
            variant="default"
            size="xs"
            loading={isBusy}
            onClick={() => void run({ order_id, register_result: 'not_valid' })}
          >
            <Trans>Not valid in the register today</Trans>
          </Button>
        </Group>
      )}
    </Part>
  )
}

function NumberCheck({ company: { number_fault } }: { company: Company }) {
  switch (number_fault) {
    case null:
      return <Trans>Form and check digit are right</Trans>
    case 'missing':
      return <Trans>No number</Trans>
    case 'elsewhere':
      return <Trans>Not a number of the country of the delivery</Trans>
    case 'unchecked':
      return <Trans>Numbers of this country can’t be checked</Trans>
  }
}

function Effect({ company: { number_fault, tax_effect } }: { company: Company }) {
  if (number_fault !== null) return <Trans>Like a consumer’s</Trans>
  switch (tax_effect) {
    case 'arrival':
      return <Trans>Due on arrival, because the shop collects them only from consumers</Trans>
    case 'exempt':
      return <Trans>None, because companies are exempt</Trans>
    case 'reverse_charge':
      return <Trans>None, because the company owes them (reverse charge)</Trans>
    case null:
      return <Trans>The same as a consumer’s</Trans>
  }
}
