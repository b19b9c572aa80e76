import { document } from '../document.ts'
import { dateField, instantField, multilineField, shownField, switchField, textField } from '../fields.ts'
import { dispatchErrors } from '../inventory/dispatch-errors.ts'
import { unitPriceField } from '../money-line.ts'
import { ofLots } from '../lot-field.ts'
import { text as menu } from '../procure/menu.text.ts'
import { costPermission } from '../procure/cost-permissions.ts'
import { stockCostPermission } from '../inventory/stock-cost-permission.ts'
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { text } from './supplier-return.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

const words = (max: number) => textField({ max }).nullable().default(null)
const refusals = ['purchase.rule_broken', 'purchase.price_missing', 'purchase.over_return'] as const

/** Goods sent back to a supplier, for credit. Source: docs/guides/purchase.md, Supplier returns. */
export const supplierReturn = document({
  module: 'purchase',
  thing: 'supplierReturn',
  path: '/procure/supplier-returns/',
  api: '/poMaster/supplier-returns',
  text,
  menuTitle: menu.purchasing,
  icon: 'truck',
  sortOrder: 9,
  numbers: series({
    key: 'purchase.supplier_return',
    title: text.title,
    prefix: 'SR',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'pending', 'approved', 'dispatched', 'credited', 'reversed', 'rejected', 'cancelled'],
  fields: {
    supplierId: recordField('procure.supplier'),
    storeId: recordField('erp.store'),
    /** Order of the goods: what is returned was received for it, and its prices are credited. */
    purchaseOrderId: recordField('purchase.purchase_order').nullable().default(null),
    effectiveOn: dateField(),
    /** Return authorisation of the supplier. */
    supplierReference: words(60),
    reason: textField({ max: 200 }),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        variantId: stockedVariantField('storeId'),
        lotNo: ofLots(words(60)),
        locationId: recordField('inventory.location', { within: { storeId: { field: 'storeId' } } })
          .nullable()
          .default(null),
        quantity: quantityField(),
        /** Rejected on receipt: the supplier's own goods, without credit. */
        isRejected: switchField().default(false),
        /** In the company's currency. Blank: the cost of the order. */
        creditPrice: unitPriceField({ whole: 13 }).nullable().default(null),
        creditMinor: amountField().nullable().default(null),
      },
      { least: 1, most: 500, calculated: ['creditMinor'] },
    ),
  },
  shown: {
    creditMinor: amountField(),
    /** Cost of the goods taken out of stock. */
    valueMinor: amountField().nullable(),
    dispatchedAt: instantField().nullable(),
    creditNoteId: recordField('accounts.supplier_invoice').nullable(),
    reversalReason: shownField().nullable(),
  },
  guarded: { creditMinor: costPermission, valueMinor: stockCostPermission },
  guardedCells: { creditPrice: costPermission, creditMinor: costPermission },
  columns: ['supplierId', 'storeId', 'purchaseOrderId', 'effectiveOn', 'creditMinor'],
  filters: ['supplierId', 'storeId'],
  unfiltered: ['dispatchedAt', 'reversalReason'],
  errors: refusals,
  events: [{ code: 'backdate', risk: 'high', dependsOn: 'dispatch' }],
  transitions: {
    submit: { from: ['draft'], to: ['pending', 'approved'], event: 'edit', errors: refusals },
    dispatch: {
      from: ['draft', 'approved'],
      to: ['dispatched', 'pending'],
      event: 'dispatch',
      isNext: true,
      errors: [
        ...refusals,
        'inventory.no_damaged_place',
        ...dispatchErrors,
        'accounts.rule_missing',
        'accounts.unknown_account',
      ],
    },
    withdraw: { from: ['pending'], to: ['draft'], event: 'edit' },
    cancel: { from: ['approved', 'rejected'], to: ['cancelled'], event: 'edit' },
    credit: {
      from: ['dispatched'],
      to: ['credited'],
      event: 'credit',
      isNext: true,
      fields: { creditReference: textField({ max: 60 }) },
      errors: ['purchase.nothing_to_credit', 'accounts.supplier_reference_used', 'accounts.rate_missing'],
    },
    reverse: {
      from: ['dispatched', 'credited'],
      to: ['reversed'],
      event: 'reverse',
      fields: { reversalReason: multilineField({ max: 500 }) },
      errors: [
        'purchase.return_credited',
        'inventory.location_blocked',
        'inventory.lot_held',
        'inventory.serial_present',
        'inventory.already_reversed',
        'inventory.not_reversible',
        'accounts.period_closed',
      ],
    },
  },
})
