import { z } from 'zod'
import { choiceField, codeField, dateField, instantField, multilineField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { text } from './activity.text.ts'
import { text as menu } from './menu.text.ts'

/** Number series for activities without an entered number. */
export const activityCodes = series({
  key: 'crm.activity',
  title: text.codes,
  prefix: 'ACT',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

/** What is to be done, or was done, for a customer. Source: docs/guides/crm.md, Activities. */
export const activity = master({
  module: 'crm',
  thing: 'activity',
  path: '/crm/activities/',
  api: '/crm/activities',
  text,
  menuTitle: menu.work,
  icon: 'checklist',
  sortOrder: 30,
  statuses: ['open', 'done'],
  uniqueName: 'none',
  fields: {
    /** Blank: the next number of the series. */
    code: codeField().nullable().default(null),
    kind: choiceField(['task', 'call', 'meeting', 'note']).default('task'),
    customerId: recordField('crm.customer'),
    ownerId: recordField('erp.app_user'),
    dueOn: dateField().nullable().default(null),
    note: multilineField({ max: 4000 }).nullable().default(null),
  },
  shown: { doneAt: instantField().nullable() },
  columns: ['kind', 'customerId', 'ownerId', 'dueOn'],
  filters: ['kind', 'customerId', 'ownerId'],
  without: ['deactivate', 'merge'],
})

const { list, selected, get, history } = activity.routes
const id = idOf(activity.entity)
const step = {
  method: 'POST',
  page: activity.page,
  event: 'edit',
  writes: true,
  stale: [list, selected, get, history],
  errors: ['not_found', 'stale', 'state_conflict'],
  input: z.strictObject({ id, version: Version }),
  output: z.object({ id, version: Version }),
} as const

export const finishActivity = route({ ...step, id: 'crm.activity.finish', path: '/crm/activities/{id}/finish' })
export const reopenActivity = route({ ...step, id: 'crm.activity.reopen', path: '/crm/activities/{id}/reopen' })
