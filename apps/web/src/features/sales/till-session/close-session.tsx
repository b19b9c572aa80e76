import { multilineField, switchField } from '@countinghouse/contract/fields'
import { needsReason } from '@countinghouse/contract/sales/cash-difference'
import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { closeSession, forceClosePermission } from '@countinghouse/contract/sales/till-session'
import { text as lateText } from '@countinghouse/contract/sales/late-sales.text'
import { text } from '@countinghouse/contract/sales/till-session.text'
import { useCan } from '../../../app/session/session.tsx'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { cashDifferenceOf } from './report-rows.ts'

const labels = { reason: text.reasonOfDifference }
const optional = { fields: { reason: multilineField({ max: 500 }).nullable() }, text: labels }
const required = { fields: { reason: multilineField({ max: 500 }) }, text: labels }
/** While a device still holds sales of the session. */
const forced = {
  fields: { isForced: switchField(), reason: multilineField({ max: 500 }).nullable() },
  text: { isForced: lateText.isForced, isForced_help: lateText.isForced_help, reason: text.reason },
}

/** Asks for the reason of a difference, and closes. */
export function CloseSession({ report, onClose }: { readonly report: SessionReport; readonly onClose: () => void }) {
  const { t, locale } = useLanguage()
  const { id, version, toleranceMinor, currency } = report
  const can = useCan()
  const difference = cashDifferenceOf(report)
  const waiting = report.waiting.map(({ device, count }) => t(lateText.waitingLead, { device, count }))
  const silent = report.silent.map(({ device }) => t(lateText.silentLead, { device }))
  const usual = needsReason(report.tenders, toleranceMinor) ? required : optional
  return (
    <FieldsDialog
      title={t(text.closeTitle, { session: report.name })}
      lead={[
        t(text.closeLead),
        t(text.cashDifference, { amount: formatAmount(difference, currency, locale, 'exceptZero') }),
        ...waiting,
        ...silent,
      ].join(' ')}
      requested={waiting.length > 0 && can(forceClosePermission) ? forced : usual}
      confirm={t(text.close)}
      route={closeSession}
      target={{ id, version }}
      page={t(text.title)}
      doneWords={() => t(text.done_close)}
      onClose={onClose}
    />
  )
}
