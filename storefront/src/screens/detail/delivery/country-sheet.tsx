import { useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { Cascader } from '../../../ui/form/cascader.tsx'

type Props = { open: boolean; onClose: () => void; country: string | undefined; onChange: (country: string) => void }

/** Chooses one of the countries the shop ships to. The current country is first and has a check mark. */
export function CountrySheet({ open, onClose, country, onChange }: Props) {
  const { t } = useLingui()
  const { data: countries, isError, isFetching, refetch } = useRead('GET /api/area', undefined, { enabled: open })
  const options = countries
    ?.filter(({ ships }) => ships)
    .map(({ code, name }) => ({ value: code, label: name }))
    .toSorted((one, other) => Number(other.value === country) - Number(one.value === country))
  return (
    <Cascader
      open={open}
      onClose={onClose}
      title={t`Country or region`}
      options={options}
      onRetry={isError && !isFetching ? () => void refetch() : undefined}
      value={country ? [country] : []}
      onChange={([option]) => option && onChange(option.value)}
    />
  )
}
