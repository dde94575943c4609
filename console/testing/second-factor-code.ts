import { expect } from 'vitest'
import { dialog, type Replies, refuse } from './fake-desk.tsx'

/** Fake replies that ask for a second-factor code before each action. */
export function requireCode() {
  let isFresh = false
  const check = () => {
    isFresh = true
    return null
  }
  return {
    check: { 'POST /api/admin/second_factor/check': check } satisfies Replies,
    /** Runs an action once for each code that was sent. */
    once: <Reply>(act: () => Reply): Reply => {
      if (!isFresh) refuse('second_factor_needed', 'Enter a fresh code of your second factor.')
      isFresh = false
      return act()
    },
  }
}

export async function typeSecondFactorCode() {
  const fresh = dialog('Confirm with a code')
  await fresh.getByRole('textbox', { name: 'Code' }).fill('123456')
  await fresh.getByRole('button', { name: 'Continue' }).click()
  await expect.element(fresh).not.toBeInTheDocument()
}
