import type { Reason, RefusalDetails } from '@sampan/contract'
import type { Sentence } from '../language/sentence.ts'

/**
 * An expected refusal. If a service throws it, the service's work is rolled back, and the app receives the refusal's
 * sentence.
 */
export class Refusal extends Error {
  readonly reason: Reason
  readonly details: RefusalDetails

  constructor(reason: Reason, details: RefusalDetails = {}) {
    super(reason)
    this.reason = reason
    this.details = details
  }
}

/**
 * The requested row does not exist or belongs to another person. Both cases have the same reply, so that the reply does
 * not reveal whether the row exists.
 */
export class NotFound extends Error {
  constructor(what = 'not found') {
    super(what)
  }
}

/** Malformed input that only the handler can detect, such as a missing picture in a multipart form. */
export class BadRequest extends Error {
  /** The detail in the languages of the shop; undefined for details that only developers of clients cause. */
  readonly detail: Sentence | undefined

  constructor(message: string, detail?: Sentence) {
    super(message)
    this.detail = detail
  }
}

/** A page number beyond the pages that may be read by number. */
export class PageTooFar extends BadRequest {
  constructor() {
    super('page')
  }
}

/** Thrown when the server is temporarily unavailable: the same call may succeed soon. */
export class Busy extends Error {}

export class NotSignedIn extends Error {}
