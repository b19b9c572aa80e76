import { delivery } from '@countinghouse/contract/sales/delivery'
import type { PackedParcel } from '@countinghouse/contract/sales/delivery-picking'
import { packDelivery } from '@countinghouse/contract/sales/delivery-picking'
import { text } from '@countinghouse/contract/sales/delivery-picking.text'
import { useQueryClient } from '@tanstack/react-query'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { rememberRow } from '../../../kit/record/record-query.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = {
  readonly target: { readonly id: number; readonly version: number; readonly parcels: readonly PackedParcel[] }
  readonly onClose: () => void
}

const { deliveryCompanyId } = delivery.fields
const requested = {
  fields: { deliveryCompanyId },
  text: { deliveryCompanyId: delivery.text['deliveryCompanyId'] ?? text.carrier },
}

/** Chooses who takes the parcels, once their weight is known. */
export function CarrierDialog({ target, onClose }: Props) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  return (
    <FieldsDialog
      title={t(text.carrier)}
      requested={requested}
      confirm={t(text.carrier)}
      route={packDelivery}
      target={target}
      page={t(delivery.text.title)}
      doneWords={() => t(text.packedDone)}
      onDone={(row) => rememberRow(queryClient, delivery, row)}
      onClose={onClose}
    />
  )
}
