import { load } from '@countinghouse/contract/inbound/load'
import { text } from '@countinghouse/contract/inbound/load.text'
import { loadOrder } from '@countinghouse/contract/inbound/partner-calls'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { timedUuid } from '../../../kit/document/timed-uuid.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const { partnerId, purchaseOrderId, reference, expectedOn } = load.fields
const requested = { fields: { purchaseOrderId, reference, expectedOn, partnerId }, text }

/** Asks for the order whose open lines fill the load, and opens its draft. */
export function OrderLoadDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [uid] = useState(() => timedUuid(Math.floor(performance.timeOrigin + performance.now())))
  return (
    <FieldsDialog
      title={t(text.startFromOrder)}
      lead={t(text.startLead)}
      requested={requested}
      confirm={t(text.begin)}
      route={loadOrder}
      target={{ uid }}
      page={t(text.title)}
      doneWords={() => t(text.begun)}
      onDone={({ id }) => void navigate({ to: load.page.path, search: { open: id } as never })}
      onClose={onClose}
    />
  )
}
