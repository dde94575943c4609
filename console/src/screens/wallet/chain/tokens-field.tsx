import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import { Fieldset } from '../../../ui/form/fieldset.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { RemoveButton } from '../../../ui/table/remove-button.tsx'
import css from './chain.module.css'
import { newToken, type TokenDraft } from './network-draft.ts'

type Props = {
  tokens: TokenDraft[]
  error: string | undefined
  isBusy: boolean
  onChange: (tokens: TokenDraft[]) => void
}

/** The tokens of a network. Withdrawals are paid in the first token. */
export function TokensField({ tokens, error, isBusy, onChange }: Props) {
  const { t } = useLingui()
  const change = (key: string, changes: Partial<TokenDraft>) =>
    onChange(tokens.map((token) => (token.key === key ? { ...token, ...changes } : token)))
  return (
    <Fieldset label={t`Tokens`} error={error}>
      {tokens.map(({ key, symbol, contract, decimals, is_open, isStored }) => (
        <div key={key} className={css.tokens}>
          <TextInput
            label={t`Symbol`}
            value={symbol}
            maxLength={20}
            disabled={isBusy || isStored}
            onChange={(event) => change(key, { symbol: event.currentTarget.value })}
          />
          <TextInput
            label={t`Decimals`}
            value={decimals}
            inputMode="numeric"
            disabled={isBusy || isStored}
            onChange={(event) => change(key, { decimals: event.currentTarget.value })}
          />
          <TextInput
            label={t`Contract address`}
            value={contract}
            maxLength={60}
            autoComplete="off"
            disabled={isBusy || isStored}
            onChange={(event) => change(key, { contract: event.currentTarget.value })}
          />
          <Checkbox
            label={t({ message: 'In use', context: 'token' })}
            checked={is_open}
            disabled={isBusy}
            onChange={(event) => change(key, { is_open: event.currentTarget.checked })}
          />
          {!isStored && tokens.length > 1 && (
            <RemoveButton name={symbol} onClick={() => onChange(tokens.filter((token) => token.key !== key))} />
          )}
        </div>
      ))}
      <div>
        <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => onChange([...tokens, newToken()])}>
          <Trans>Add a token</Trans>
        </Button>
      </div>
    </Fieldset>
  )
}
