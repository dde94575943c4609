const GOOGLE = ['gmail.com', 'googlemail.com']

/**
 * Makes all e-mail addresses of one mailbox equal: removes a tag (`name+tag@…`), and removes dots for Google, which
 * ignores them.
 */
export function mailboxOf(account: string): string {
  const at = account.lastIndexOf('@')
  const [domain, local_part] = [account.slice(at + 1), account.slice(0, at)]
  const name = local_part.replace(/(?<=.)\+.*$/, '')
  return GOOGLE.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
