/**
 * The code of the account menu, which is shown next to some screens. The menu's messages are in the chunk of the other
 * screens, not in that of the home page: `split-messages.ts` does not follow this import.
 */
export const loadAccountMenu = () => import('./account-menu.tsx')
