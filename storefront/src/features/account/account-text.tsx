import { Fragment } from 'react'

/** An email address. A long address wraps before the @, and after that before a dot, instead of inside a word. */
export function AccountText({ account }: { account: string }) {
  return account.split(/(?=@)|(?<=@.*)(?=\.)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no key besides their index
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
