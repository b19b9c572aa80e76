import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { text } from '@countinghouse/contract/reports/errors.text'
import {
  createSavedReport,
  deleteSavedReport,
  listSavedReports,
  scheduleSavedReport,
  updateSavedReport,
} from '@countinghouse/contract/reports/saved-report'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Text } from '@countinghouse/kernel/text'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Database } from '../../platform/database/db.ts'
import type { Delivery } from '../../platform/jobs/outbox.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { createSaved, deleteSaved, scheduleSaved, updateSaved } from './saved/change-saved.ts'
import { deliverReport } from './saved/deliver-report.ts'
import { findSaved, lockSaved } from './saved/find-saved.ts'
import { reportMailed, sendDueReports } from './saved/send-due.ts'

const api = ({ mail: { mailer } }: Declared) => [
  handleRead(listSavedReports, async (ctx, reader) => ({
    items: await findSaved(ctx, reader),
    isMailReady: mailer !== null,
  })),
  handleWrite(createSavedReport, createSaved),
  handleWrite(updateSavedReport, updateSaved),
  handleWrite(deleteSavedReport, deleteSaved),
  handleWrite(scheduleSavedReport, async (ctx, tx, input) => {
    // An unknown report is told first; a schedule can always be ended.
    await lockSaved(ctx, tx, input)
    if (mailer === null && input.frequency !== 'never') return fail('not_configured')
    return await scheduleSaved(ctx, tx, input)
  }),
]

const subscribers = ({ mail: { mailer } }: Declared) => ({
  [reportMailed]: (db: Database, delivery: Delivery) => deliverReport(db, mailer, delivery),
})

/** A value of a field that the database refuses. */
function refused(code: 'duplicate' | 'invalid_input', field: string, issue: string, message: Text): ConstraintRule {
  return async (ctx) =>
    new AppError(code, {
      ...(code === 'duplicate' && { details: { field } }),
      fields: { [field]: [{ code: issue, message: format(message, ctx.locale) }] },
    })
}

const constraintRules = {
  'reports.saved_report_name': refused('duplicate', 'name', 'duplicate', text.name_taken),
  'reports.saved_report_role_role': refused('invalid_input', 'sharedWith', 'not_a_choice', issueText.not_a_choice),
}

export const module = defineModule({
  api,
  subscribers,
  constraintRules,
  scheduledTasks: { nightly: [sendDueReports] },
})
