import {
  convertSuggestions,
  dismissFields,
  dismissSuggestions,
} from '@countinghouse/contract/purchase/replenishment-calls'
import { text } from '@countinghouse/contract/purchase/replenishment.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const dismissal = { fields: dismissFields, text }
const nothing = { fields: {}, text: {} }

type Props = { readonly chosen: ChosenRecords; readonly onClose: () => void }

/** Asks until when the selected suggestions are dismissed. */
export function DismissDialog({ chosen, onClose }: Props) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.dismiss_title)}
      lead={t(text.dismiss_lead)}
      requested={dismissal}
      confirm={t(text.dismiss)}
      route={dismissSuggestions}
      target={{ selection: chosen.selection }}
      page={t(text.title)}
      doneWords={({ count }) => t(text.dismissed, { count })}
      onDone={chosen.clear}
      onClose={onClose}
    />
  )
}

/** Confirms the drafts that are created of the selected suggestions. */
export function ConvertDialog({ chosen, onClose }: Props) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.convert_title)}
      lead={t(text.convert_lead)}
      requested={nothing}
      confirm={t(text.convert)}
      route={convertSuggestions}
      target={{ selection: chosen.selection }}
      page={t(text.title)}
      doneWords={({ orders, transfers }) => t(text.converted, { orders: orders.length, transfers: transfers.length })}
      onDone={chosen.clear}
      onClose={onClose}
    />
  )
}
