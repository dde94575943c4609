import type { Reason, RefusalDetails } from '@sampan/contract'

/** An expected refusal. Thrown in a service, it rolls back the service's work, and the app receives its sentence. */
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
 * The requested thing does not exist or belongs to another person. Both are answered alike, so that existence is not
 * revealed.
 */
export class NotFound extends Error {
  constructor(what = 'not found') {
    super(what)
  }
}

/** Malformed input that only the handler can detect, such as a missing picture in a multipart form. */
export class BadRequest extends Error {}

/** A page number beyond the pages that may be read by number. */
export class PageTooFar extends BadRequest {
  constructor() {
    super('page')
  }
}

/** Temporarily unavailable: the same call may succeed soon. */
export class Busy extends Error {}

export class NotSignedIn extends Error {}
