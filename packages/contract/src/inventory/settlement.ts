import { z } from 'zod'
import { document } from '../document.ts'
import { choiceField, dateField, instantField, multilineField, shownField, textField } from '../fields.ts'
import { amountField, linesField, quantityField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf } from '../values.ts'
import { discrepancies } from './discrepancy.ts'
import { text as menu } from './menu.text.ts'
import { stockCostPermission } from './stock-cost-permission.ts'
import { text } from './settlement.text.ts'

/** Resolutions allowed for each type of discrepancy; the first is the default of a new draft. */
export const actionsOf = {
  short: [
    'write_off_source',
    'write_off_dest',
    'carrier_claim',
    'insurance_claim',
    'late_found_dest',
    'found_at_source',
  ],
  damaged: [
    'keep_damaged',
    'damage_discount',
    'write_off_source',
    'write_off_dest',
    'carrier_claim',
    'insurance_claim',
  ],
  over: ['accept_over', 'return_over'],
} as const
export type SettlementAction = (typeof actionsOf)[keyof typeof actionsOf][number]

const liableParties = ['source', 'destination', 'carrier', 'insurer', 'company'] as const
export type LiableParty = (typeof liableParties)[number]

const actions = [
  ...actionsOf.short,
  'keep_damaged',
  'damage_discount',
  ...actionsOf.over,
] as const satisfies readonly SettlementAction[]

/** Resolution of the discrepancies of a shipment. */
export const settlement = document({
  module: 'inventory',
  thing: 'settlement',
  path: '/wms/settlement/',
  api: '/inventory/settlement',
  text,
  menuTitle: menu.transfers,
  icon: 'checklist',
  sortOrder: 57,
  numbers: series({
    key: 'inventory.settlement',
    title: text.title,
    prefix: 'STL',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'effectiveOn',
  storeFields: ['fromStoreId', 'toStoreId'],
  creatorFields: ['toStoreId', 'fromStoreId'],
  given: ['shipmentId', 'fromStoreId', 'toStoreId'],
  statuses: ['draft', 'submitted', 'pending', 'approved', 'posted', 'rejected', 'cancelled'],
  fields: {
    shipmentId: recordField('inventory.transfer_shipment'),
    fromStoreId: recordField('erp.store'),
    toStoreId: recordField('erp.store'),
    effectiveOn: dateField(),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        discrepancyId: recordField('inventory.discrepancy'),
        quantity: quantityField(),
        action: choiceField(actions),
        liable: choiceField(liableParties).nullable().default(null),
        locationId: recordField('inventory.location').nullable().default(null),
        discountMinor: amountField().nullable().default(null),
        claimRef: textField({ max: 60 }).nullable().default(null),
        note: textField({ max: 200 }).nullable().default(null),
      },
      { least: 1, most: 500 },
    ),
  },
  shown: {
    /** Value removed from stock. */
    valueMinor: amountField().nullable(),
    /** Claim against carrier or insurer: the claimed goods and the charges capitalised on them. */
    claimMinor: amountField().nullable(),
    approvedAt: instantField().nullable(),
    postedAt: instantField().nullable(),
    reason: shownField().nullable(),
  },
  guarded: { valueMinor: stockCostPermission, claimMinor: stockCostPermission },
  columns: ['shipmentId', 'fromStoreId', 'toStoreId', 'effectiveOn', 'valueMinor', 'claimMinor'],
  filters: ['fromStoreId', 'toStoreId', 'shipmentId'],
  unfiltered: ['approvedAt', 'postedAt', 'reason'],
  errors: ['inventory.rule_broken'],
  events: ['propose', { code: 'backdate', risk: 'high', dependsOn: 'post' }],
  transitions: {
    submit: {
      from: ['draft'],
      to: ['submitted'],
      event: 'propose',
      isNext: true,
      errors: ['inventory.qty_mismatch', 'inventory.pictures_needed'],
    },
    withdraw: { from: ['submitted', 'pending'], to: ['draft'], event: 'propose' },
    approve: {
      from: ['submitted'],
      to: ['approved', 'pending'],
      event: 'approve',
      isNext: true,
      errors: ['desk.self_approval', 'inventory.qty_mismatch'],
    },
    reject: {
      from: ['submitted'],
      to: ['rejected'],
      event: 'approve',
      fields: { reason: multilineField({ max: 500 }) },
    },
    reopen: { from: ['rejected'], to: ['draft'], event: 'propose', isNext: true },
    post: {
      from: ['approved'],
      to: ['posted'],
      event: 'post',
      isNext: true,
      errors: [
        'inventory.qty_mismatch',
        'inventory.no_damaged_place',
        'inventory.day_ahead',
        'inventory.day_too_old',
        'inventory.bad_line',
        'inventory.insufficient_stock',
        'inventory.location_blocked',
        'inventory.lot_held',
        'inventory.serial_present',
        'inventory.reserved_in_pick',
        'accounts.period_closed',
        'accounts.rule_missing',
        'accounts.unknown_account',
      ],
    },
    cancel: { from: ['approved', 'rejected'], to: ['cancelled'], event: 'propose' },
  },
})

/** Starts or continues the settlement of a shipment: a draft with a line for each open discrepancy. */
export const startSettlement = route({
  id: 'inventory.settlement.create',
  method: 'POST',
  path: '/inventory/settlement',
  page: settlement.page,
  event: 'create',
  writes: true,
  status: 201,
  stale: [settlement.routes.list, settlement.routes.get, discrepancies.routes.list],
  errors: ['not_found', 'duplicate', 'inventory.nothing_to_settle'],
  input: z.strictObject({ uid: z.uuid(), shipmentId: idOf('inventory.transfer_shipment') }),
  output: settlement.routes.get.output,
})
