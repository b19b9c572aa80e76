import { AppError } from '@countinghouse/kernel/errors'
import type { ErrorDetails, FieldErrors } from '@countinghouse/kernel/errors'
import { errors as accountsErrors } from './accounts/errors.ts'
import { errors as assistErrors } from './assist/errors.ts'
import { errors as authErrors } from './auth/errors.ts'
import { errors as crmErrors } from './crm/errors.ts'
import { errors as deskErrors } from './desk/errors.ts'
import { errors as erpErrors } from './erp/errors.ts'
import type { ErrorDefinition } from './error-definition.ts'
import { text } from './errors.text.ts'
import { errors as inboundErrors } from './inbound/errors.ts'
import { errors as inventoryErrors } from './inventory/errors.ts'
import { errors as paymentsErrors } from './payments/errors.ts'
import { errors as procureErrors } from './procure/errors.ts'
import { errors as purchaseErrors } from './purchase/errors.ts'
import { errors as reportsErrors } from './reports/errors.ts'
import { errors as salesErrors } from './sales/errors.ts'
import { errors as webcheckoutErrors } from './webcheckout/errors.ts'
import { errors as wmsErrors } from './wms/errors.ts'

/** Codes the pipeline itself may raise on any route; bare names. Source: docs/decisions/002. */
export const platformErrors = {
  token_expired: { status: 403, text: text.token_expired },
  invalid_token: { status: 403, text: text.invalid_token },
  inactive_user: { status: 403, text: text.inactive_user },
  session_changed: { status: 409, text: text.session_changed },
  forbidden: { status: 403, text: text.forbidden },
  not_found: { status: 404, text: text.not_found },
  invalid_input: { status: 400, text: text.invalid_input },
  stale: { status: 409, text: text.stale },
  in_use: { status: 409, text: text.in_use },
  duplicate: { status: 409, text: text.duplicate },
  merged: { status: 409, text: text.merged },
  state_conflict: { status: 409, text: text.state_conflict },
  idempotency_key_reused: { status: 422, text: text.idempotency_key_reused },
  request_in_progress: { status: 409, text: text.request_in_progress },
  rate_limited: { status: 429, text: text.rate_limited },
  busy: { status: 503, text: text.busy },
  read_only: { status: 503, text: text.read_only },
  not_configured: { status: 424, text: text.not_configured },
  step_up_required: { status: 403, text: text.step_up_required },
  two_factor_required: { status: 403, text: text.two_factor_required },
  password_change_required: { status: 403, text: text.password_change_required },
  limit_exceeded: { status: 403, text: text.limit_exceeded },
  too_large: { status: 413, text: text.too_large },
  method_not_allowed: { status: 405, text: text.method_not_allowed },
  internal: { status: 500, text: text.internal },
} as const satisfies Record<string, ErrorDefinition>

/** Every error code of the product with its status and text. A new code is one line in its module's errors.ts. */
export const errorCatalogue = {
  ...platformErrors,
  ...authErrors,
  ...deskErrors,
  ...erpErrors,
  ...procureErrors,
  ...crmErrors,
  ...accountsErrors,
  ...inboundErrors,
  ...inventoryErrors,
  ...reportsErrors,
  ...assistErrors,
  ...salesErrors,
  ...wmsErrors,
  ...webcheckoutErrors,
  ...paymentsErrors,
  ...purchaseErrors,
} as const
export type ErrorCode = keyof typeof errorCatalogue

/** Refuses the request. Throws: AppError with the given code, always. */
export function fail(
  code: ErrorCode,
  more: { details?: ErrorDetails; fields?: FieldErrors; message?: string } = {},
): never {
  throw new AppError(code, more)
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code)
}
