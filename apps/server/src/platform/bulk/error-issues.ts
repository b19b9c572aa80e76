import type { Master } from '@countinghouse/contract/master'
import type { AppError } from '@countinghouse/kernel/errors'
import { failureOf } from '../calls/answer.ts'
import type { Issue } from '../import/issue.ts'
import type { BulkCtx } from './bulk-row.ts'

/** A refusal of one record as what is wrong with its fields; none where it names none. */
export function fieldIssues(master: Master, refusal: AppError): readonly Issue[] {
  return Object.entries(refusal.fields ?? {}).flatMap(([field, errors]) =>
    field in master.fields
      ? errors.map(({ code, message }) => ({ field, code, message, found: null, suggestions: [] }))
      : [],
  )
}

/** What a guard says of one record: at the fields it names, else of the row. */
export function guardIssues({ locale }: BulkCtx, master: Master, refusal: AppError): readonly Issue[] {
  const issues = fieldIssues(master, refusal)
  if (issues.length > 0) return issues
  const { message } = failureOf(refusal, locale, '').body
  return [{ field: null, code: 'rule', message, found: null, suggestions: [] }]
}
