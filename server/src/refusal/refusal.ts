import type { Reason, RefusalDetails } from '@sampan/contract'

/** An expected no. Thrown in a service it undoes what the service did, and the app receives its sentence. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly details: RefusalDetails

  constructor(reason: Reason, details: RefusalDetails = {}) {
    super(reason)
    this.reason = reason
    this.details = details
  }
}

/** It does not exist, or belongs to somebody else: the two look the same. */
export class NotFound extends Error {
  constructor(what = 'not found') {
    super(what)
  }
}

/** Malformed input that only the handler can see, such as a picture missing from a multipart form. */
export class BadRequest extends Error {}

/** A page by its number beyond those that are listed so. */
export class PageTooFar extends BadRequest {
  constructor() {
    super('page')
  }
}

/** Not now: the same call may succeed in a moment. */
export class Busy extends Error {}

/** No session, or one that has ended. */
export class NotSignedIn extends Error {}
