import { reminder } from '@countinghouse/contract/payments/reminder'
import { text } from '@countinghouse/contract/payments/reminder.text'
import { later } from '../../../app/offline/later.ts'
import { ProposeButton } from '../../../kit/dialog/propose-button.tsx'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const ProposeDialog = later(async () => (await import('./propose-dialog.tsx')).ProposeDialog)

const extras: DocumentExtras = {
  actions: <ProposeButton page={reminder.page} label={text.propose} Dialog={ProposeDialog} />,
}

/** Reminders of overdue invoices. */
function Reminders() {
  return <DocumentScreen document={reminder} extras={extras} />
}

export { Reminders as screen }
