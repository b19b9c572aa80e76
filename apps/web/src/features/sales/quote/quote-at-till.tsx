import type { DocumentRow } from '@countinghouse/contract/document'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { text } from '@countinghouse/contract/sales/quote.text'
import { registerPage } from '@countinghouse/contract/sales/register'
import { useNavigate } from '@tanstack/react-router'
import { useCan } from '../../../app/session/session.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../order/order.module.css'

/** Sells a sent quote at the till of this device, and names the receipt. */
export function QuoteAtTill({ row }: { readonly row: DocumentRow }) {
  const { t } = useLanguage()
  const can = useCan()
  const navigate = useNavigate()
  const right = permissionName(registerPage, 'sell')
  const { receiptNumber } = row
  if (typeof receiptNumber === 'string')
    return (
      <RecordBody>
        <p>{t(text.soldAtTill, { number: receiptNumber })}</p>
      </RecordBody>
    )
  return (
    <RecordBody>
      <p className={styles.quiet}>{t(text.tillLead)}</p>
      <div className={styles.actions}>
        <ReasonButton
          reason={can(right) ? null : t(recordText.needsPermission, { right })}
          onClick={() => void navigate({ to: registerPage.path, search: { quote: row.id } as never })}
        >
          {t(text.sellAtTill)}
        </ReasonButton>
      </div>
    </RecordBody>
  )
}
