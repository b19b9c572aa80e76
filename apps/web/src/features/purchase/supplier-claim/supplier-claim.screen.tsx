import { text as amountsText } from '@countinghouse/contract/kit/draft-amounts.text'
import { supplierClaim } from '@countinghouse/contract/purchase/supplier-claim'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const Amounts = later(async () => (await import('../../../kit/document/draft-amounts.tsx')).DraftAmounts)

const extras: DocumentExtras = {
  sides: [
    {
      key: 'amounts',
      title: amountsText.amounts,
      isFor: ({ status }) => status === 'draft',
      Panel: (props) => (
        <Amounts
          {...props}
          document={supplierClaim}
          cells={{ words: ['variantId', 'cause'], figures: ['quantity', 'unitPrice', 'claimMinor'] }}
          totals={['claimMinor']}
        />
      ),
    },
  ],
}

/** Credits asked of suppliers. */
function SupplierClaims() {
  return <DocumentScreen document={supplierClaim} extras={extras} />
}

export { SupplierClaims as screen }
