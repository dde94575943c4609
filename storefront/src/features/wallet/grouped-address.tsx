import { classNames } from '@sampan/front/class-names'
import css from './grouped-address.module.css'

const GROUP = /.{1,4}/g
const GROUP_LENGTH = 4

/**
 * A chain address in groups of four characters, so that people can compare it with another screen. The ends stand out.
 * The gaps are margins: a copy of the text contains no spaces.
 */
export function GroupedAddress({ address, className }: { address: string; className?: string | undefined }) {
  const prefix = address.startsWith('0x') ? '0x' : ''
  const groups = address.slice(prefix.length).match(GROUP) ?? []
  // A last group with fewer characters is too short to compare, so the group before it stands out too.
  const end = groups.length - (groups.at(-1)?.length === GROUP_LENGTH ? 1 : 2)
  return (
    // Browser translation must not change the address: one wrong character loses the money.
    <span className={classNames(css.address, prefix !== '' && css.prefixed, className)} translate="no" dir="ltr">
      {prefix && <span className={css.prefix}>{prefix}</span>}
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups can be equal, and their order never changes
        <span key={at} className={classNames(css.group, (at === 0 || at >= end) && css.end)}>
          {group}
        </span>
      ))}
    </span>
  )
}
