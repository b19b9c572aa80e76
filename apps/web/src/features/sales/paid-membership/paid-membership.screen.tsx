import { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { text } from '@countinghouse/contract/sales/paid-membership.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Income = later(async () => (await import('./membership-income.tsx')).MembershipIncomePanel)

const extras: DocumentExtras = {
  sides: [
    {
      key: 'income',
      title: text.income,
      isFor: ({ status }) => status !== 'draft',
      Panel: ({ row }) => <Income row={row} />,
    },
  ],
}

/** Memberships that customers pay for. */
function PaidMemberships() {
  return <DocumentScreen document={paidMembership} extras={extras} />
}

export { PaidMemberships as screen }
