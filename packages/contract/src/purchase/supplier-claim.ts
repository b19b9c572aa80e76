import { z } from 'zod'
import { document } from '../document.ts'
import {
  choiceField,
  dateField,
  instantField,
  multilineField,
  referenceField,
  shownField,
  textField,
} from '../fields.ts'
import { unitPriceField } from '../money-line.ts'
import { costPermission } from '../procure/cost-permissions.ts'
import { text as menu } from '../procure/menu.text.ts'
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { mostOrderLines } from './purchase-order.ts'
import { text } from './supplier-claim.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

/** `not_received`: invoiced but not accepted; `price`: invoiced above the price of the order. */
export const claimCauses = ['not_received', 'price', 'damaged', 'other'] as const

const currency = 'currency'
const reason = { reason: multilineField({ max: 500 }) }

/** A credit asked of a supplier for invoiced goods of an order. Source: docs/guides/purchase.md, Supplier claims. */
export const supplierClaim = document({
  module: 'purchase',
  thing: 'supplierClaim',
  path: '/procure/supplier-claims/',
  api: '/poMaster/supplier-claims',
  text,
  menuTitle: menu.purchasing,
  icon: 'checklist',
  sortOrder: 9,
  numbers: series({
    key: 'purchase.supplier_claim',
    title: text.title,
    prefix: 'SC',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'claimedOn',
  storeFields: ['storeId'],
  given: ['purchaseOrderId', 'supplierId', 'storeId', 'currency'],
  statuses: ['draft', 'sent', 'credited', 'refused', 'cancelled'],
  fields: {
    purchaseOrderId: recordField('purchase.purchase_order'),
    supplierId: recordField('procure.supplier'),
    storeId: recordField('erp.store'),
    currency: referenceField('currency'),
    claimedOn: dateField(),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        variantId: stockedVariantField(),
        cause: choiceField(claimCauses),
        quantity: quantityField(),
        /** Blank: the invoiced price, or of cause `price` what it exceeds the price of the order. */
        unitPrice: unitPriceField({ whole: 13 }).nullable().default(null),
        claimMinor: amountField({ currency }).nullable().default(null),
        note: textField({ max: 200 }).nullable().default(null),
      },
      { least: 1, most: mostOrderLines, calculated: ['claimMinor'] },
    ),
  },
  shown: {
    claimMinor: amountField({ currency }),
    sentAt: instantField().nullable(),
    creditNoteId: recordField('accounts.supplier_invoice').nullable(),
    /** Why it was refused or cancelled. */
    reason: shownField().nullable(),
  },
  guarded: { claimMinor: costPermission },
  guardedCells: { unitPrice: costPermission, claimMinor: costPermission },
  columns: ['purchaseOrderId', 'supplierId', 'storeId', 'claimedOn', 'claimMinor'],
  filters: ['supplierId', 'storeId'],
  unfiltered: ['sentAt', 'reason'],
  errors: ['purchase.rule_broken', 'purchase.no_total'],
  papers: [
    {
      name: 'claim',
      title: text.one,
      facts: ['supplierId', 'purchaseOrderId', 'claimedOn', 'currency', 'claimMinor', 'note'],
      columns: ['variantId', 'cause', 'quantity', 'unitPrice', 'claimMinor', 'note'],
      signatures: [text.issued],
    },
  ],
  transitions: {
    send: { from: ['draft'], to: ['sent'], event: 'send', isNext: true, errors: ['purchase.over_claim'] },
    credit: {
      from: ['sent'],
      to: ['credited'],
      event: 'credit',
      isNext: true,
      fields: { creditReference: textField({ max: 60 }) },
      errors: ['accounts.supplier_reference_used', 'accounts.rate_missing'],
    },
    refuse: { from: ['sent'], to: ['refused'], event: 'send', fields: reason },
    cancel: { from: ['sent'], to: ['cancelled'], event: 'send', fields: reason },
  },
})

/** Starts or continues the claim of an order: a draft with what was invoiced and not received, and invoiced above its price. */
export const startClaim = route({
  id: 'purchase.supplierClaim.start',
  method: 'POST',
  path: '/poMaster/{id}/claim',
  page: supplierClaim.page,
  event: 'create',
  writes: true,
  status: 201,
  stale: [supplierClaim.routes.list, supplierClaim.routes.get],
  errors: ['not_found', 'purchase.nothing_to_claim'],
  input: z.strictObject({ id: idOf('purchase.purchase_order') }),
  output: z.object({ id: idOf(supplierClaim.entity), version: Version }),
})
