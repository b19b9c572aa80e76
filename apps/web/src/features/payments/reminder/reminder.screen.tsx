import { reminder } from '@countinghouse/contract/payments/reminder'
import { text as amountsText } from '@countinghouse/contract/kit/draft-amounts.text'
import { text } from '@countinghouse/contract/payments/reminder.text'
import { later } from '../../../app/offline/later.ts'
import { ProposeButton } from '../../../kit/dialog/propose-button.tsx'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const ProposeDialog = later(async () => (await import('./propose-dialog.tsx')).ProposeDialog)

const Amounts = later(async () => (await import('../../../kit/document/draft-amounts.tsx')).DraftAmounts)

const extras: DocumentExtras = {
  actions: <ProposeButton page={reminder.page} label={text.propose} Dialog={ProposeDialog} />,
  sides: [
    {
      key: 'amounts',
      title: amountsText.amounts,
      isFor: ({ status }) => status === 'draft',
      Panel: (props) => (
        <Amounts
          {...props}
          document={reminder}
          cells={{ words: ['invoiceId', 'issuedOn', 'dueOn'], figures: ['openMinor', 'interestMinor'] }}
          totals={['totalMinor', 'feeMinor', 'interestMinor']}
        />
      ),
    },
  ],
}

/** Reminders of overdue invoices. */
function Reminders() {
  return <DocumentScreen document={reminder} extras={extras} />
}

export { Reminders as screen }
