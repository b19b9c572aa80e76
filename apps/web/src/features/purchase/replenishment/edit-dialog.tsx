import type { SuggestionRow } from '@countinghouse/contract/purchase/replenishment'
import { editSuggestion, editSuggestionFields } from '@countinghouse/contract/purchase/replenishment-calls'
import { text } from '@countinghouse/contract/purchase/replenishment.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: editSuggestionFields, text }

type Props = { readonly row: SuggestionRow; readonly onClose: () => void }

/** Asks for the quantity to buy. */
export function EditDialog({ row, onClose }: Props) {
  const { t, formatNumber } = useLanguage()
  const { id, version, name, need, transferQuantity } = row
  return (
    <FieldsDialog
      title={t(text.edit_title, { name })}
      lead={t(text.edit_lead, { need: formatNumber(need), transfer: formatNumber(transferQuantity) })}
      requested={requested}
      confirm={t(text.edit)}
      route={editSuggestion}
      target={{ id, version }}
      page={t(text.title)}
      doneWords={() => t(text.edited)}
      onClose={onClose}
    />
  )
}
