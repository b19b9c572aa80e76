import { z } from 'zod'
import { decimalField } from '../decimal-field.ts'
import { choiceField, rateField, textField } from '../fields.ts'
import { chargeAllocations, chargeBases, chargeTreatments } from '../procure/charge-type.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { managedTransfer } from './managed-transfer.ts'

const transferId = idOf('inventory.transfer')
const shipmentId = idOf('inventory.transfer_shipment')
const chargeId = idOf('inventory.transfer_charge')
const { page } = managedTransfer

/** Maximum charges per transfer. */
export const mostCharges = 100

/** Amount and allocation method of a charge. */
export const chargeAmount = {
  basis: choiceField(chargeBases),
  /** Amount of a fixed charge; calculated otherwise. */
  amountMinor: amountField({ min: 1 }).nullable().default(null),
  /** In the company's currency, per piece, kilogram or cubic metre. */
  rate: decimalField({ whole: 9, decimals: 6 }).nullable().default(null),
  /** Share of the value at agreed prices. */
  ratePpm: rateField({ minPpm: 1, maxPpm: 10_000_000 }).nullable().default(null),
  allocateBy: choiceField(chargeAllocations),
}

/** Entered fields of a charge. */
export const chargeFields = {
  chargeTypeId: recordField('procure.charge_type'),
  ...chargeAmount,
  treatment: choiceField(chargeTreatments),
  supplierId: recordField('procure.supplier').nullable().default(null),
  note: textField({ max: 200 }).nullable().default(null),
}

/** The shipment it applies to; null for the whole transfer. */
const scope = { transferShipmentId: shipmentId.nullable().default(null) }

const Charge = z.object({
  id: chargeId,
  transferShipmentId: shipmentId.nullable(),
  shipment: z.string().nullable(),
  chargeTypeId: idOf('procure.charge_type'),
  chargeType: z.string(),
  basis: z.enum(chargeBases),
  rate: z.string().nullable(),
  ratePpm: z.int().nullable(),
  amountMinor: z.int(),
  allocateBy: z.enum(chargeAllocations),
  treatment: z.enum(chargeTreatments),
  supplierId: idOf('procure.supplier').nullable(),
  supplier: z.string().nullable(),
  note: z.string().nullable(),
  /** `posted`: in the cost of goods or on a posted invoice, so it cannot be changed. */
  status: z.enum(['draft', 'approved', 'posted']),
  enteredBy: z.string(),
  /** The caller entered the charge, so another user must approve it. */
  isOwn: z.boolean(),
  /** Amount posted to the cost of goods. */
  postedMinor: z.int(),
  /** The live invoice that includes the charge. */
  invoice: z.object({ id: idOf('inventory.transfer_invoice'), name: z.string() }).nullable(),
  version: Version,
})
export type Charge = z.output<typeof Charge>

const Share = z.object({
  variantId: idOf('procure.variant'),
  product: z.string(),
  sku: z.string(),
  quantity: z.number(),
  apportionMinor: z.int(),
})
export type ChargeShare = z.output<typeof Share>

/** Extra charges of a transfer, its shipments, and the defaults of the charge types. */
export const getCharges = route({
  id: 'inventory.transferCharge.list',
  method: 'GET',
  path: '/inventory/ito/{id}/charges',
  page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: transferId }),
  output: z.object({
    charges: z.array(Charge),
    shipments: z.array(z.object({ id: shipmentId, name: z.string() })),
    types: z.array(
      z.object({
        id: idOf('procure.charge_type'),
        name: z.string(),
        basis: z.enum(chargeBases),
        allocateBy: z.enum(chargeAllocations),
        treatment: z.enum(chargeTreatments),
      }),
    ),
  }),
})

const amountErrors = ['inventory.rule_broken', 'inventory.measure_missing', 'inventory.nothing_to_charge'] as const

/** Preview of the allocation of a charge by line. */
export const previewCharge = route({
  id: 'inventory.transferCharge.preview',
  method: 'POST',
  path: '/inventory/ito/{id}/charges/preview',
  page,
  event: 'view',
  writes: false,
  errors: ['not_found', ...amountErrors],
  input: z.strictObject({ id: transferId, ...scope, ...chargeAmount }),
  output: z.object({ amountMinor: z.int(), shares: z.array(Share) }),
})

/** Of the journal of a charge that goods do not bear. */
const journalErrors = ['accounts.period_closed', 'accounts.rule_missing', 'accounts.unknown_account'] as const

const writing = { page, event: 'charge', writes: true, stale: [getCharges] } as const

export const addCharge = route({
  ...writing,
  id: 'inventory.transferCharge.create',
  method: 'POST',
  path: '/inventory/ito/{id}/charges',
  status: 201,
  errors: ['not_found', 'state_conflict', 'inventory.charge_counted', ...amountErrors],
  input: z.strictObject({ id: transferId, ...scope, ...chargeFields }),
  output: Charge,
})

/** Changes a charge; an approved one becomes a draft again. */
export const changeCharge = route({
  ...writing,
  id: 'inventory.transferCharge.update',
  method: 'PATCH',
  path: '/inventory/ito-charge/{id}',
  errors: ['not_found', 'stale', 'state_conflict', 'inventory.charge_counted', ...journalErrors, ...amountErrors],
  input: z.strictObject({ id: chargeId, version: Version, ...scope, ...chargeFields }),
  output: Charge,
})

/** Approves a charge; a capitalised one is posted to the cost of the goods already received, any other as an expense. */
export const approveCharge = route({
  ...writing,
  id: 'inventory.transferCharge.approve',
  event: 'approve',
  method: 'POST',
  path: '/inventory/ito-charge/{id}/approve',
  errors: [
    'not_found',
    'stale',
    'state_conflict',
    'desk.self_approval',
    'inventory.not_dispatched',
    'inventory.charge_counted',
    ...journalErrors,
    ...amountErrors,
  ],
  input: z.strictObject({ id: chargeId, version: Version }),
  output: Charge,
})

export const deleteCharge = route({
  ...writing,
  id: 'inventory.transferCharge.delete',
  method: 'POST',
  path: '/inventory/ito-charge/{id}/delete',
  errors: ['not_found', 'stale', 'in_use', 'inventory.charge_counted', ...journalErrors],
  input: z.strictObject({ id: chargeId, version: Version }),
  output: z.object({ id: chargeId }),
})
