import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { createPaymentLink, linked } from '@countinghouse/contract/payments/payment-link'
import { text } from '@countinghouse/contract/payments/payment-link.text'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { FieldsDialog } from '../dialog/fields-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './payment-link.module.css'

const requested = { fields: linked, text }
const ofInvoice = { fields: { validDays: linked.validDays }, text }

type LinkDialogProps = {
  /** For what is open of it; omitted: an invoice or amount is asked for. */
  readonly invoice?: { readonly invoiceId: number; readonly customerId: number }
  readonly lead?: string
  readonly onClose: () => void
}

/** Asks for whom a link is, and shows its address once. */
export function LinkDialog({ invoice, lead, onClose }: LinkDialogProps) {
  const { t } = useLanguage()
  const [path, setPath] = useState<string | null>(null)
  const isCreated = useRef(false)
  if (path !== null) return <LinkAddress address={new URL(path, location.origin).href} onClose={onClose} />
  return (
    <FieldsDialog
      title={t(text.create)}
      lead={lead ?? t(text.lead)}
      requested={invoice === undefined ? requested : ofInvoice}
      confirm={t(text.submit)}
      route={createPaymentLink}
      target={invoice ?? {}}
      page={t(onlinePayment.text.title)}
      doneWords={() => t(text.created)}
      onDone={(answer) => {
        isCreated.current = true
        setPath(answer.path)
      }}
      // Once the link is there, the dialog with its address takes this one’s place.
      onClose={() => {
        if (!isCreated.current) onClose()
      }}
    />
  )
}

function LinkAddress({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  const language = useLanguage()
  const { t } = language
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address)
    showToast(language, { tone: 'done', message: t(text.copied) })
  }
  return (
    <Dialog
      title={t(text.create)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.close)}
          </Button>
          <Button data-autofocus onClick={() => void copy()}>
            {t(text.copy)}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t(text.addressLead)}</p>
      <PlainField label={t(text.address)}>
        {(control) => <input {...control} className={styles.address} dir="ltr" readOnly value={address} />}
      </PlainField>
    </Dialog>
  )
}
