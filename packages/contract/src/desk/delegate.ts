import { z } from 'zod'
import { textField } from '../fields.ts'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'

const id = idOf('erp.app_user')
const note = textField({ max: 100 }).nullable()

export const Delegate = z.object({
  id,
  name: z.string(),
  /** Both days inclusive; null: not a delegate. */
  fromDate: BusinessDate.nullable(),
  toDate: BusinessDate.nullable(),
  note: z.string().nullable(),
})
export type Delegate = z.output<typeof Delegate>

/** Colleagues with the period in which each is a delegate of the caller. */
export const listDelegates = route({
  id: 'desk.delegate.list',
  method: 'GET',
  path: '/desk/delegates',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: listOutput(Delegate),
})

/** Makes this colleague the caller's delegate for the period; without dates the delegation ends. */
export const setDelegate = route({
  id: 'desk.delegate.set',
  method: 'POST',
  path: '/desk/delegates/{id}/set',
  access: 'self',
  writes: true,
  stale: [listDelegates],
  errors: ['not_found', 'desk.delegate_unfit'],
  input: z.strictObject({
    id,
    fromDate: BusinessDate.nullable(),
    toDate: BusinessDate.nullable(),
    note: note.default(null),
  }),
  output: Delegate,
})
