export type Rejection = {
  /**
   * Whether the recipient was rejected. Otherwise, the mail server rejected the text, often because of the sender: a used
   * up quota, a missing signature, a blacklisted host. The same mail may be accepted later.
   */
  isOfRecipient: boolean
  /** Whether the address or its mailbox does not exist. Other reasons, such as a blocked sender, can end. */
  isUnknownAddress: boolean
}

/** Thrown when the mail server rejects a mail permanently. */
export class MailRefused extends Error implements Rejection {
  readonly isOfRecipient: boolean
  readonly isUnknownAddress: boolean
  constructor(message: string, { isOfRecipient, isUnknownAddress }: Rejection) {
    super(message)
    this.isOfRecipient = isOfRecipient
    this.isUnknownAddress = isUnknownAddress
  }
}

/**
 * Thrown when the mail server does not respond or accepts no mails from the shop, so that any other mail would fail as
 * well.
 */
export class MailServerUnavailable extends Error {}
