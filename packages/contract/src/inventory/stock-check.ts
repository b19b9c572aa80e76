import { z } from 'zod'
import { document } from '../document.ts'
import { dateField, instantField, integerField, multilineField, switchField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { idOf } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { stockCostPermission } from './stock-cost-permission.ts'
import { text } from './stock-check.text.ts'
import { stockedVariantField } from '../procure/variant-field.ts'

const mostMinor = 99_999_999_999_999
/** Maximum lines per check. */
export const mostCounted = 2000
/** All eligible lines if omitted. */
const lineIds = z.array(idOf('inventory.stock_check_line')).max(mostCounted).default([])

/** A count of stock during operations. Source: docs/guides/inventory.md, Stock checks. */
export const stockCheck = document({
  module: 'inventory',
  thing: 'stockCheck',
  path: '/wms/stockcheck/',
  api: '/inventory/stock-check',
  text,
  menuTitle: menu.stock,
  icon: 'checklist',
  sortOrder: 41,
  numbers: series({
    key: 'inventory.stock_check',
    title: text.title,
    prefix: 'CNT',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'effectiveOn',
  storeFields: ['storeId'],
  statuses: ['draft', 'counting', 'review', 'pending', 'approved', 'posted', 'rejected', 'reversed', 'cancelled'],
  fields: {
    storeId: recordField('erp.store'),
    reasonId: recordField('inventory.reason', { within: { direction: ['both'] } }),
    effectiveOn: dateField(),
    /** Expected quantities are hidden from the counters. */
    isBlind: switchField().default(true),
    note: multilineField({ max: 2000 }).nullable().default(null),
    /** Stock that matches any line is counted; without lines the whole store. */
    scope: linesField(
      'scope',
      {
        locationId: recordField('inventory.location', { within: { storeId: { field: 'storeId' } } })
          .nullable()
          .default(null),
        variantId: stockedVariantField().nullable().default(null),
        categoryId: recordField('procure.category').nullable().default(null),
      },
      { most: 200 },
    ).default([]),
  },
  shown: {
    round: integerField({ min: 1, max: 999 }),
    lineCount: integerField({ min: 0, max: mostCounted }).nullable(),
    startedAt: instantField().nullable(),
    /** Signed change of stock value. */
    valueMinor: amountField({ min: -mostMinor }).nullable(),
    postedAt: instantField().nullable(),
  },
  guarded: { valueMinor: stockCostPermission },
  columns: ['storeId', 'effectiveOn', 'round', 'lineCount', 'valueMinor'],
  filters: ['storeId', 'reasonId'],
  unfiltered: ['round', 'lineCount', 'startedAt', 'postedAt'],
  errors: ['inventory.rule_broken', 'inventory.reason_direction', 'inventory.note_required'],
  events: [
    'count',
    { code: 'see_expected', risk: 'high' },
    { code: 'approve_above_limit', risk: 'high', dependsOn: 'approve' },
    { code: 'backdate', risk: 'high', dependsOn: 'post' },
  ],
  transitions: {
    start: {
      from: ['draft'],
      to: ['counting'],
      event: 'edit',
      isNext: true,
      errors: ['inventory.too_many_lines'],
    },
    review: {
      from: ['counting'],
      to: ['review'],
      event: 'review',
      isNext: true,
      errors: ['inventory.count_unfinished'],
    },
    recount: {
      from: ['review', 'rejected', 'approved'],
      to: ['counting'],
      event: 'review',
      fields: { lineIds },
      errors: ['inventory.nothing_to_recount'],
    },
    accept: {
      from: ['review', 'rejected'],
      to: ['review'],
      event: 'review',
      fields: { lineIds },
      errors: ['inventory.recount_first'],
    },
    approve: {
      from: ['review'],
      to: ['pending', 'approved'],
      event: 'approve',
      isNext: true,
      errors: ['inventory.count_unfinished', 'inventory.own_count', 'inventory.above_limit'],
    },
    withdraw: { from: ['pending'], to: ['review'], event: 'approve' },
    post: {
      from: ['approved'],
      to: ['posted'],
      event: 'post',
      isNext: true,
      errors: [
        'inventory.day_ahead',
        'inventory.day_too_old',
        'inventory.bad_line',
        'inventory.posted_elsewhere',
        'inventory.insufficient_stock',
        'inventory.location_blocked',
        'inventory.lot_held',
        'inventory.serial_present',
        'inventory.cost_required',
        'inventory.reserved_in_pick',
        'accounts.period_closed',
      ],
    },
    cancel: { from: ['counting', 'review', 'approved', 'rejected'], to: ['cancelled'], event: 'edit' },
    reverse: {
      from: ['posted'],
      to: ['reversed'],
      event: 'reverse',
      errors: [
        'inventory.insufficient_stock',
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
