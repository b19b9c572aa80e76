import type { CancellableRow } from '@countinghouse/contract/inventory/cancel-management'
import { cancelFields, cancelText } from '@countinghouse/contract/inventory/cancel-management'
import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import { cancelOne } from '@countinghouse/contract/inventory/cancel-transfers'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { consequenceOf } from './cancel-consequence.ts'

const requested = { fields: cancelFields, text: cancelText }

type Props = { readonly row: CancellableRow; readonly onDone?: () => void; readonly onClose: () => void }

/** Shows the effect, asks for the reason and cancels a transfer or its remainder. */
export function CancelDialog({ row, onDone, onClose }: Props) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const { id, version, scope, name } = row
  const isWhole = scope === 'all'
  return (
    <FieldsDialog
      title={t(isWhole ? text.cancelTitle : text.cancelRestTitle, { name })}
      lead={t(text.cancelLead, {
        quantity: formatNumber(row.leftQuantity),
        consequences: consequenceOf(language, row),
      })}
      requested={requested}
      confirm={t(isWhole ? text.cancelAll : text.cancelRest)}
      isDanger
      route={cancelOne}
      target={{ id, version, scope }}
      page={t(text.title)}
      doneWords={() => t(isWhole ? text.cancelled : text.restCancelled, { name })}
      onClose={onClose}
      {...(onDone !== undefined && { onDone })}
    />
  )
}
