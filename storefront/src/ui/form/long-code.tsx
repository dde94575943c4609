import { CopyButton } from './copy-button.tsx'
import css from './long-code.module.css'

const [FIRST, LAST] = [10, 8]

/** "demo1g9hzq…97qxcwf": both ends, because people compare the ends of an address. */
const shortCode = (code: string): string =>
  code.length > FIRST + LAST + 4 ? `${code.slice(0, FIRST)}…${code.slice(-LAST)}` : code

/**
 * A chain address or a transaction's hash, shortened in the middle, with a button that copies the whole code. It
 * contains a dialog, so it cannot be in a paragraph.
 */
export const LongCode = ({ code, label }: { code: string; label: string }) => (
  <div className={css.code}>
    {shortCode(code)} <CopyButton isSmall text={code} label={label} />
  </div>
)
