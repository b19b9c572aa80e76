import { multilineField } from '@countinghouse/contract/fields'
import { needsReason } from '@countinghouse/contract/sales/cash-difference'
import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { closeSession } from '@countinghouse/contract/sales/till-session'
import { text } from '@countinghouse/contract/sales/till-session.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { cashDifferenceOf } from './report-rows.ts'

const labels = { reason: text.reasonOfDifference }
const optional = { fields: { reason: multilineField({ max: 500 }).nullable() }, text: labels }
const required = { fields: { reason: multilineField({ max: 500 }) }, text: labels }

/** Asks for the reason of a difference, and closes. */
export function CloseSession({ report, onClose }: { readonly report: SessionReport; readonly onClose: () => void }) {
  const { t, locale } = useLanguage()
  const { id, version, toleranceMinor, currency } = report
  const difference = cashDifferenceOf(report)
  return (
    <FieldsDialog
      title={t(text.closeTitle, { session: report.name })}
      lead={`${t(text.closeLead)} ${t(text.cashDifference, { amount: formatAmount(difference, currency, locale, 'exceptZero') })}`}
      requested={needsReason(report.tenders, toleranceMinor) ? required : optional}
      confirm={t(text.close)}
      route={closeSession}
      target={{ id, version }}
      page={t(text.title)}
      doneWords={() => t(text.done_close)}
      onClose={onClose}
    />
  )
}
