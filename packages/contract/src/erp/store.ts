import { z } from 'zod'
import { emailField, phoneField } from '../contact-fields.ts'
import {
  choiceField,
  dateField,
  integerField,
  multilineField,
  referenceField,
  shownField,
  switchField,
  textField,
} from '../fields.ts'
import { listOutput } from '../list.ts'
import { master } from '../master.ts'
import type { OutputOfRoute } from '../route.ts'
import { coordinateField, linesField, recordField, timeField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { text } from './store.text.ts'
import { userStatuses } from './user.ts'
import { text as menu } from './menu.text.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Inactive means closed; `stage` applies to active stores. */
export const store = master({
  module: 'erp',
  thing: 'store',
  path: '/erp/stores/',
  api: '/erp/stores',
  text,
  menuTitle: menu.company,
  icon: 'building-store',
  sortOrder: 25,
  fields: {
    type: choiceField(['shop', 'warehouse', 'hub', 'outlet', 'online', 'office', 'dropship', 'virtual']),
    stage: choiceField(['planned', 'open', 'temporarily_closed']).default('open'),
    managerId: recordField('erp.app_user').nullable().default(null),
    /** Default delivery company. */
    defaultDeliveryCompanyId: recordField('erp.delivery_company').nullable().default(null),
    /** Hub that supplies the store. */
    hubId: recordField('erp.store').nullable().default(null),
    /** Source of replenishment. */
    replenishFromId: recordField('erp.store').nullable().default(null),
    addressLine1: textField({ max: 120 }).nullable().default(null),
    addressLine2: textField({ max: 120 }).nullable().default(null),
    postcode: textField({ max: 20 }).nullable().default(null),
    city: textField({ max: 80 }).nullable().default(null),
    region: textField({ max: 80 }).nullable().default(null),
    /** Defaults to the value of the company. */
    countryCode: referenceField('country').nullable().default(null),
    /** Defaults to the value of the company. */
    timezone: referenceField('timezone').nullable().default(null),
    latitudeMicro: coordinateField('latitude').nullable().default(null),
    longitudeMicro: coordinateField('longitude').nullable().default(null),
    phone: phoneField().nullable().default(null),
    email: emailField().nullable().default(null),
    /** GS1 Global Location Number. */
    gln: z
      .string()
      .regex(/^\d{13}$/)
      .meta({ widget: 'text' })
      .nullable()
      .default(null),
    /** Times in the time zone of the store. */
    openingHours: linesField(
      'hours',
      { weekday: choiceField(weekdays).default('monday'), opens: timeField(), closes: timeField() },
      { most: 28 },
    ).default([]),
    /** Take precedence over the hours of the weekday; without times the store is closed. */
    specialDays: linesField('special_day', {
      day: dateField(),
      opens: timeField().nullable().default(null),
      closes: timeField().nullable().default(null),
    }).default([]),
    openedOn: dateField().nullable().default(null),
    /** Last day; a planned date while the store is active. */
    closedOn: dateField().nullable().default(null),
    isPickupPoint: switchField().default(false),
    isPosEnabled: switchField().default(true),
    /** Applies to tills only: recorded stock and bins never go below zero. */
    posOversell: choiceField(['to_oversold', 'refuse']).default('to_oversold'),
    /** Units: days after the sale; null: those of the company. */
    returnDays: integerField({ min: 0, max: 365 }).nullable().default(null),
    receiptHeader: multilineField({ max: 500 }).nullable().default(null),
    receiptFooter: multilineField({ max: 500 }).nullable().default(null),
  },
  columns: ['type', 'city', 'hubId', 'managerId', 'stage'],
  /** Opening hours of today, in the time zone of the store. */
  computed: { openToday: shownField().nullable() },
  filters: ['type', 'stage', 'hubId'],
  errors: ['erp.rule_broken', 'erp.parent_cycle', 'erp.store_not_empty'],
  without: ['merge'],
})

/** Users of a store, by name. */
export const listStoreUsers = route({
  id: 'erp.store.users',
  method: 'GET',
  path: '/erp/stores/{id}/users',
  page: store.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf('erp.store') }),
  output: listOutput(
    z.object({
      id: idOf('erp.app_user'),
      name: z.string(),
      designation: z.string().nullable(),
      status: z.enum(userStatuses),
      /** Default store of the user. */
      isDefault: z.boolean(),
      /** Works in all stores, not in this one specifically. */
      hasAllStores: z.boolean(),
    }),
  ),
})
export type StoreUser = OutputOfRoute<typeof listStoreUsers>['items'][number]
