import { proposeReminders, reminded } from '@countinghouse/contract/payments/reminder'
import { text } from '@countinghouse/contract/payments/reminder.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = {
  fields: reminded,
  text: { ...text, remindedOn_help: text.todayIfBlank, customerId_help: text.allIfBlank },
}

/** Asks for the day, and for whom. */
export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.propose)}
      lead={t(text.proposeLead)}
      requested={requested}
      confirm={t(text.propose)}
      route={proposeReminders}
      target={{}}
      page={t(text.title)}
      doneWords={({ items }) => t(text.proposed, { count: items.length })}
      onClose={onClose}
    />
  )
}
