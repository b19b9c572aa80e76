import { viewSuppliers } from '@countinghouse/contract/procure/cost-permissions'
import { text as bankText } from '@countinghouse/contract/procure/supplier-bank.text'
import { standingSteps } from '@countinghouse/contract/procure/supplier-standing'
import type { StandingVerb } from '@countinghouse/contract/procure/supplier-standing'
import { text as linesText } from '@countinghouse/contract/procure/supplier-lines.text'
import { text as stepText } from '@countinghouse/contract/procure/supplier-steps.text'
import { text } from '@countinghouse/contract/procure/supplier.text'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { MasterRow } from '@countinghouse/contract/master'
import type { Text } from '@countinghouse/kernel/text'
import { Suspense } from 'react'
import type { RecordExtras, RecordTabProps } from '../../../kit/master/record-extras.ts'
import { SupplierStandingWord } from './supplier-standing-word.tsx'
import { later } from '../../../app/offline/later.ts'

// The dialogs are loaded when a transition is started.
const loadSteps = () => import('./supplier-steps.tsx')
const ApproveSupplier = later(async () => (await loadSteps()).ApproveSupplier)
const HoldSupplier = later(async () => (await loadSteps()).HoldSupplier)
const ReleaseSupplier = later(async () => (await loadSteps()).ReleaseSupplier)
const BlockSupplier = later(async () => (await loadSteps()).BlockSupplier)
const SupplierOverview = later(async () => (await import('./supplier-overview.tsx')).SupplierOverview)
const SupplierCatalogue = later(async () => (await import('./supplier-catalogue.tsx')).SupplierCatalogue)
const SupplierBank = later(async () => (await import('./supplier-bank.tsx')).SupplierBank)

/** The reason why a transition is not available; null: it is. */
function closed(verb: StandingVerb, why: Text) {
  return (row: MasterRow) => (standingSteps[verb].some((standing) => standing === row['standing']) ? null : why)
}

export const record: RecordExtras = {
  // A full page, because its lines have six fields and its accounts need space.
  isPage: true,
  Mark: SupplierStandingWord,
  parts: [
    { key: 'contacts', title: text.contactsAndAddresses, fields: ['contacts', 'addresses'] },
    {
      key: 'terms',
      title: text.terms,
      fields: [
        'currency',
        'paymentTermId',
        'discountPpm',
        'creditLimitMinor',
        'incoterm',
        'incotermPlace',
        'leadTimeDays',
        'productionDays',
        'reviewDays',
        'orderDays',
        'holidays',
        'moqValueMinor',
        'moqQuantity',
        'orderMultiple',
        'freeFreightMinor',
        'overReceiptPpm',
        'underReceiptPpm',
        'pricePpm',
        'priceToleranceMinor',
        'isConsignment',
        'commissionPpm',
        'returnsPolicy',
      ],
    },
    { key: 'documents', title: text.documents, fields: ['documents'] },
  ],
  tabs: [
    { key: 'overview', title: text.overview, Panel: OverviewTab },
    { key: 'catalogue', title: linesText.catalogue, right: viewSuppliers, Panel: CatalogueTab },
    { key: 'bank', title: bankText.bank, Panel: BankTab },
  ],
  links: [
    {
      key: 'orders',
      title: purchaseOrder.text.title,
      page: purchaseOrder.page,
      addressOf: ({ id }) => `${purchaseOrder.page.path}?supplierId=${id}`,
    },
  ],
  actions: [
    {
      key: 'approve',
      title: stepText.approve,
      icon: 'list-check',
      event: 'approve',
      reasonOf: closed('approve', stepText.notProspect),
      Dialog: ApproveSupplier,
    },
    {
      key: 'hold',
      title: stepText.hold,
      icon: 'history',
      event: 'hold',
      reasonOf: closed('hold', stepText.notApproved),
      Dialog: HoldSupplier,
    },
    {
      key: 'release',
      title: stepText.release,
      icon: 'list-check',
      event: 'hold',
      reasonOf: closed('release', stepText.notOnHold),
      Dialog: ReleaseSupplier,
    },
    {
      key: 'block',
      title: stepText.block,
      icon: 'shield',
      event: 'block',
      isDanger: true,
      reasonOf: closed('block', stepText.isBlocked),
      Dialog: BlockSupplier,
    },
  ],
}

/** Loaded when the tab is opened. */
function BankTab(props: RecordTabProps) {
  return (
    <Suspense>
      <SupplierBank {...props} />
    </Suspense>
  )
}

function CatalogueTab(props: RecordTabProps) {
  return (
    <Suspense>
      <SupplierCatalogue {...props} />
    </Suspense>
  )
}

function OverviewTab(props: RecordTabProps) {
  return (
    <Suspense>
      <SupplierOverview {...props} />
    </Suspense>
  )
}
