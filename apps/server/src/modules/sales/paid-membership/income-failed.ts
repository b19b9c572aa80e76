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
