import { enrolCustomer, enrolmentFields } from '@countinghouse/contract/sales/enrolment'
import { text } from '@countinghouse/contract/sales/enrolment.text'
import { registerPage } from '@countinghouse/contract/sales/register'
import { FieldsDialog } from '../../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'

type Props = { readonly onEnrolled: (customerId: number) => void; readonly onClose: () => void }

const requested = { fields: enrolmentFields, text }

/** Asks a customer at the till for name and contact. Who is known is chosen, not added again. */
export function EnrolDialog({ onEnrolled, onClose }: Props) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.enrol)}
      lead={t(text.lead)}
      requested={requested}
      confirm={t(text.confirm)}
      route={enrolCustomer}
      target={{}}
      page={t(registerPage.title)}
      doneWords={({ name, isKnown }) => t(isKnown ? text.known : text.added, { name })}
      onDone={({ customerId }) => onEnrolled(customerId)}
      onClose={onClose}
    />
  )
}
