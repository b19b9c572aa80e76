import { addKinds } from '../field-kind.ts'
import { amount } from './amount.ts'

addKinds({
  record: { read: (typed) => ({ value: Number(typed) }) },
  amount,
})
