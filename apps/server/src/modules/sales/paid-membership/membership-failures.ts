import { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { text } from '@countinghouse/contract/sales/paid-membership.text'
import type { ExceptionKind } from '../../../platform/registry/exception-kind.ts'

/** Income of a membership that could not be posted; resolved when it is. Its key is the id of the membership. */
export const incomeFailed: ExceptionKind = {
  kind: 'sales.membership_income_failed',
  title: text.failed,
  cause: text.failedCause,
  severity: 'warning',
  page: paidMembership.page,
  event: 'sell',
}

/** A membership that renews automatically and could not; resolved when it is renewed, ended or no longer to be. Its key is its id. */
export const renewalFailed: ExceptionKind = {
  kind: 'sales.membership_renewal_failed',
  title: text.renewalFailed,
  cause: text.renewalFailedCause,
  severity: 'warning',
  page: paidMembership.page,
  event: 'sell',
}
